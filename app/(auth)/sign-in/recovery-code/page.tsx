import type { Metadata } from "next";
import { NarrowPage } from "@/app/components/narrow-page";
import { TextLink } from "@/app/components/text-link";
import { Button } from "@/app/components/ui/button";
import { Link } from "@/app/components/ui/link";
import { toSafePath } from "@/app/shared/safe-path";
import { requireUser } from "@/app/shared/signed-in";
import { getSecondFactors } from "@/lib/domain/account/second-factors";
import { links } from "@/lib/links";
import { countNoun } from "@/lib/text/phrases";

export const metadata: Metadata = { title: "Recovery codes" };

type Props = { searchParams: Promise<{ next?: string | string[] }> };

export default async function RecoveryCodeUsedPage({ searchParams }: Props) {
  const user = await requireUser();
  const next = toSafePath((await searchParams).next);
  const { recovery_codes: left } = await getSecondFactors(user);
  return (
    <NarrowPage
      title={left === 0 ? "No recovery code is left" : `${countNoun(left, "recovery code")} left`}
      about={
        <>
          You are signed in. Each recovery code works once. You can make ten new ones on{" "}
          <TextLink href={links.secondFactors(next)}>your account page</TextLink>.
        </>
      }
    >
      <Button asChild variant="primary" className="w-fit">
        <Link href={next}>Continue</Link>
      </Button>
    </NarrowPage>
  );
}
