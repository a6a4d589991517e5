import { Section } from "@/app/components/section";
import { TextLink } from "@/app/components/text-link";
import { Button } from "@/app/components/ui/button";
import { requireUser } from "@/app/shared/signed-in";
import { getProofAsked } from "@/lib/access/credentials/fresh-proof";
import { previewWorkspaceDeletion } from "@/lib/domain/workspace/delete-by-owner";
import { links } from "@/lib/links";
import { countNoun, joinWords } from "@/lib/text/phrases";
import { DeletionForm } from "./deletion-form";

type Props = { workspaceId: string; name: string };

export async function Deletion({ workspaceId, name }: Props) {
  const [counts, proof] = await Promise.all([
    previewWorkspaceDeletion({ workspaceId }),
    requireUser().then(getProofAsked),
  ]);
  const contents = joinWords([
    ...countSome(counts.initiatives, "initiative"),
    ...countSome(counts.documents, "document"),
    ...countSome(counts.contextItems, "context item"),
    ...countSome(counts.goals, "goal"),
    ...countSome(counts.uploads, "file"),
    ...["all versions", "the trash", "the activity"],
  ]);
  const shutOut = joinWords([
    "You",
    ...countSome(counts.members - 1, "other member"),
    ...countSome(counts.keys, "API key"),
  ]);
  return (
    <Section title="Delete this workspace">
      <p className="text-pretty text-subtle">
        {`This deletes the workspace for good, with ${contents}. ${shutOut} lose access at once, and nobody can bring it back. What you want to keep, `}
        <TextLink href={links.initiatives(workspaceId)}>
          copy to another workspace or download first
        </TextLink>
        .
      </p>
      <details>
        <Button asChild className="w-fit">
          <summary>Delete this workspace</summary>
        </Button>
        <div className="pt-4">
          <DeletionForm workspaceId={workspaceId} name={name} proof={proof} />
        </div>
      </details>
    </Section>
  );
}

const countSome = (count: number, noun: string) => (count > 0 ? [countNoun(count, noun)] : []);
