import { Command } from "cmdk";
import { ArrowRight } from "lucide-react";
import { PLACES } from "@/app/components/shell/shortcut-keys";
import { links } from "@/lib/links";
import { groupStyles } from "./group-styles";
import { OptionLink } from "./option-link";

type Props = { workspaceId: string; words: string; onOpened: () => void };

const listPages = (workspaceId: string) => [
  ...Object.values(PLACES).map(({ title, path }) => ({ title, path: path(workspaceId) })),
  ...Object.entries({
    "API keys": links.settings.apiKeys,
    "Connect an assistant": links.settings.connect,
    "Document types": links.settings.documentTypes,
    Members: links.settings.members,
    Activity: links.settings.activity,
    Usage: links.settings.usage,
  }).map(([title, path]) => ({ title, path: path(workspaceId) })),
  { title: "New workspace", path: links.newWorkspace },
  { title: "Your account", path: links.account },
];

export function PageItems({ workspaceId, words, onOpened }: Props) {
  const begun = words.toLowerCase();
  const pages = listPages(workspaceId).filter(({ title }) =>
    ` ${title.toLowerCase()}`.includes(` ${begun}`),
  );
  if (pages.length === 0) return null;
  return (
    <Command.Group heading="Pages" className={groupStyles}>
      {pages.map(({ title, path }) => (
        <OptionLink key={path} href={path} onOpened={onOpened}>
          <ArrowRight aria-hidden className="mt-0.5 size-4 shrink-0 text-subtle" />
          <span className="font-medium">{title}</span>
        </OptionLink>
      ))}
    </Command.Group>
  );
}
