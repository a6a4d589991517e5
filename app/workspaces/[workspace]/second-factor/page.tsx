import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { NarrowPage } from "@/app/components/narrow-page";
import { TextLink } from "@/app/components/text-link";
import { Button } from "@/app/components/ui/button";
import { Link } from "@/app/components/ui/link";
import { toSafePath } from "@/app/shared/safe-path";
import { requireUser } from "@/app/shared/signed-in";
import { listMembershipsWithKeys } from "@/lib/domain/account/profile";
import { findDemandOn } from "@/lib/domain/members/factor-demand";
import { listWorkspaces } from "@/lib/domain/workspace/workspaces";
import { links } from "@/lib/links";
import { pathId } from "@/lib/schemas/fields";

export const metadata: Metadata = { title: "Two-step sign-in is needed" };

type Props = {
  params: Promise<{ workspace: string }>;
  searchParams: Promise<{ next?: string | string[] }>;
};

export default async function FactorDemandedPage({ params, searchParams }: Props) {
  const user = await requireUser();
  const id = pathId.parse((await params).workspace);
  const asked = toSafePath((await searchParams).next);
  const next = asked === links.home ? links.workspace(id) : asked;
  const demand = (await findDemandOn(user, id)) ?? notFound();
  if (!demand.lacksFactor) redirect(next);
  const others = (await listWorkspaces(user.userId)).filter((other) => other.id !== id);
  const [other] = others;
  const powers = await listMembershipsWithKeys(user);
  const hasKeys = powers.some(({ workspace_id, keys }) => workspace_id === id && keys.length > 0);
  return (
    <NarrowPage
      title={`${demand.name} requires two-step sign-in`}
      about={`Its owners require every member to sign in with more than a password. Set up an authenticator app or a passkey for your account, which takes two minutes, then continue here.${hasKeys ? " Your API keys for this workspace work again from then on." : ""}`}
      footer={
        other && (
          <>
            Or go to <TextLink href={links.workspace(other.id)}>{other.name}</TextLink>
          </>
        )
      }
    >
      <Button asChild variant="primary" className="w-fit">
        <Link href={links.secondFactors(next)}>Set up two-step sign-in</Link>
      </Button>
    </NarrowPage>
  );
}
