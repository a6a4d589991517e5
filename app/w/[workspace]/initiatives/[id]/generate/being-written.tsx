import { Notice } from "@/app/components/notice";
import { TextLink } from "@/app/components/text-link";
import { links } from "@/lib/links";
import type { GenerationStatus } from "@/lib/schemas/generate";

type Props = { workspaceId: string; generations: GenerationStatus[] };

export function BeingWritten({ workspaceId, generations }: Props) {
  return generations.map(({ id, title, state }) => (
    <Notice key={id}>
      {state === "running" ? "A document is being written: " : "A document was written just now: "}
      <TextLink href={links.generation(workspaceId, id)}>{title}</TextLink>
    </Notice>
  ));
}
