import { CircleCheck, CircleDashed } from "lucide-react";
import { Section } from "@/app/components/section";
import { TextLink } from "@/app/components/text-link";
import { Card } from "@/app/components/ui/card";
import type { Caller } from "@/lib/access/caller";
import { checkContextCoverage } from "@/lib/domain/context/context-coverage";
import { findPlaceToAdd, type Slot } from "../generate/place-to-add";

type Props = { caller: Caller; initiativeId: string };

export async function Coverage({ caller, initiativeId }: Props) {
  const { coverage } = await checkContextCoverage(caller, { id: initiativeId });
  const present = coverage.filter((slot) => slot.present).length;
  if (present === coverage.length) return null;
  const place = { workspaceId: caller.workspaceId, initiativeId };
  return (
    <Section
      title="What a plan needs"
      about={`${present} of ${coverage.length} so far, including context of the whole workspace`}
    >
      <Card>
        <ul className="grid sm:grid-cols-2">
          {coverage.map((slot) => (
            <SlotRow key={slot.key} slot={slot} place={place} />
          ))}
        </ul>
      </Card>
    </Section>
  );
}

function SlotRow({ slot, place }: { slot: Slot; place: Parameters<typeof findPlaceToAdd>[1] }) {
  const add = slot.present ? undefined : findPlaceToAdd(slot, place);
  const Icon = slot.present ? CircleCheck : CircleDashed;
  return (
    <li className="flex gap-2.5 px-4 py-2.5">
      <Icon
        aria-hidden
        className={`mt-0.5 size-4 shrink-0 ${slot.present ? "text-accent-text" : "text-subtle"}`}
      />
      <div className="min-w-0">
        <p className={slot.present ? undefined : "font-medium"}>
          {slot.label}
          <span className="sr-only">{slot.present ? ": present" : ": missing"}</span>
        </p>
        {!slot.present && <p className="text-[0.8125rem] text-subtle">{slot.hint}</p>}
        {add && (
          <p className="text-[0.8125rem]">
            <TextLink href={add.href}>{add.title}</TextLink>
          </p>
        )}
      </div>
    </li>
  );
}
