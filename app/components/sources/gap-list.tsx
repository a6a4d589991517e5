import { CircleDashed } from "lucide-react";
import { Section } from "@/app/components/section";
import { Button } from "@/app/components/ui/button";
import { Card } from "@/app/components/ui/card";
import { Link } from "@/app/components/ui/link";
import type { Gap } from "@/lib/ai/grounding/describe-gaps";
import { links } from "@/lib/links";
import { humanize } from "@/lib/schemas/spelling";
import { countNoun } from "@/lib/text/phrases";

/** The most buttons per section; more would confuse. */
const MAX_LABELS = 2;

type Place = { workspaceId: string; initiativeId: string; documentId: string };
type Props = Place & { gaps: readonly Gap[] };

export function GapList({ gaps, ...place }: Props) {
  if (gaps.length === 0) return null;
  return (
    <Section
      title="Sections without evidence"
      count={gaps.length}
      about={`Add what ${gaps.length === 1 ? "it needs" : "they need"} and generate another draft, which leaves this one as it is, or write ${gaps.length === 1 ? "it" : "them"} yourself.`}
    >
      <Card>
        <ul className="divide-y" aria-label={countNoun(gaps.length, "section")}>
          {gaps.map((gap) => (
            <GapRow key={gap.heading} gap={gap} {...place} />
          ))}
        </ul>
      </Card>
    </Section>
  );
}

function GapRow({ gap, workspaceId, documentId, ...place }: Place & { gap: Gap }) {
  const { heading, isEmpty } = gap;
  const forms = [
    ...chooseForms(gap, { workspaceId, documentId, ...place }),
    {
      title: isEmpty ? "Write it" : "Check and edit it",
      href: links.editDocument(workspaceId, documentId, heading),
    },
  ];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-2.5">
      <p className="flex min-w-0 items-center gap-2.5 font-medium">
        <CircleDashed aria-hidden className="size-4 shrink-0 text-warning-text" />
        <span className="min-w-0">{heading}</span>
      </p>
      <div className="flex flex-wrap gap-2">
        {forms.map(({ title, href }) => (
          <Button key={title} asChild size="small">
            <Link href={href}>
              {title}
              <span className="sr-only"> for {heading}</span>
            </Link>
          </Button>
        ))}
      </div>
    </li>
  );
}

function chooseForms(
  { heading, wanted: { labels, goals, documents, uploads } }: Gap,
  { workspaceId, initiativeId, documentId }: Place,
) {
  const wanted = { section: heading, document: documentId };
  const forms = labels.slice(0, MAX_LABELS).map((label) => ({
    title: `Add: ${humanize(label)}`,
    href: links.addContextItem(workspaceId, initiativeId, label, wanted),
  }));
  const [type] = documents;
  if (goals.length > 0) {
    const href = links.addGoal(workspaceId, initiativeId, wanted);
    forms.push({ title: "Add a goal", href });
  }
  if (forms.length === 0 && type) {
    const href = links.generate(workspaceId, initiativeId, { type });
    forms.push({ title: `Generate: ${humanize(type)}`, href });
  }
  if (forms.length === 0 && uploads) {
    const href = links.initiativeUploads(workspaceId, initiativeId);
    forms.push({ title: "Upload a file", href });
  }
  return forms;
}
