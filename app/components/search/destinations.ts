import { SETTINGS_PAGES } from "@/app/components/shell/settings-pages";
import { PLACES } from "@/app/components/shell/shortcut-keys";
import type { Theme } from "@/app/shared/theme";
import { links } from "@/lib/links";

export type Powers = { mayManage: boolean; mayInvite: boolean };
/** Without `title` if only its id is known. */
type NamedInitiative = { id: string; title?: string };

/** Something that the app does at once, without a page of its own. */
export type Act = "shortcuts" | Theme;

/** `words` are others that people type to find it; `isCreation` creates what people create most. */
export type Destination = { title: string; about?: string; words?: string; isCreation?: true } & (
  | { path: string; act?: undefined }
  | { act: Act; path?: undefined }
);

type Place = {
  workspaceId: string;
  powers: Powers;
  initiative: NamedInitiative | undefined;
  /** Ids of archived initiatives, for which "Generate document" is not offered, as on their pages. */
  archived: readonly string[];
};

const MAX_SHOWN = 5;

/** Finds pages and actions that have, for each typed word, a word that begins with it. Titles come first. */
export function findDestinations(typed: string, place: Place): Destination[] {
  const begun = splitWords(typed);
  const matches = (text: string) =>
    begun.every((part) => splitWords(text).some((word) => word.startsWith(part)));
  const all = listDestinations(place);
  const titled = all.filter(({ title }) => matches(title));
  const others = all.filter(({ title, words = "" }) => matches(`${title} ${words}`));
  return [...new Set([...titled, ...others])].slice(0, MAX_SHOWN);
}

/** Lists what people create most, for a search box in which nothing is typed. */
export const listCreations = (place: Place): Destination[] =>
  listDestinations(place).filter(({ isCreation }) => isCreation);

const splitWords = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean);

const listDestinations = ({ workspaceId, powers, initiative, archived }: Place): Destination[] => [
  {
    title: "New initiative",
    path: links.newInitiative(workspaceId),
    words: "add create",
    isCreation: true,
  },
  ...(initiative
    ? listActions(workspaceId, initiative, archived.includes(initiative.id))
    : [newDocument(workspaceId)]),
  ...Object.values(PLACES).map(({ path, ...place }) => ({ ...place, path: path(workspaceId) })),
  ...SETTINGS_PAGES.filter(({ link }) => link !== PLACES.s?.path).map(({ link, ...page }) => ({
    ...page,
    about: "Settings",
    path: link(workspaceId),
  })),
  ...(powers.mayInvite
    ? [{ title: "Invite member", path: links.settings.inviteMember(workspaceId), words: "add" }]
    : []),
  ...(powers.mayManage
    ? [
        {
          title: "New document type",
          path: links.settings.newDocumentType(workspaceId),
          words: "add create template",
        },
      ]
    : []),
  { title: "New workspace", path: links.newWorkspace, words: "add create team" },
  { title: "Your account", path: links.account, words: "profile password passkeys export data" },
  { title: "Keyboard shortcuts", act: "shortcuts", words: "keys help" },
  { title: "Dark theme", act: "dark", words: "mode night appearance" },
  { title: "Light theme", act: "light", words: "mode day appearance" },
  { title: "System theme", act: "system", words: "mode appearance" },
  { title: "API documentation", path: links.docs, words: "docs help rest mcp" },
];

const newDocument = (workspaceId: string): Destination => ({
  title: "New document",
  path: links.newDocumentOfAny(workspaceId),
  words: "add create write",
  isCreation: true,
});

const listActions = (
  workspaceId: string,
  { id, title }: NamedInitiative,
  isArchived: boolean,
): Destination[] => {
  const actions: Destination[] = [
    { title: "Paste and classify", path: links.classify(workspaceId, id), words: "import" },
    ...(isArchived
      ? []
      : [
          {
            title: "Generate document",
            path: links.generate(workspaceId, id),
            words: "draft write",
          },
        ]),
    {
      title: "New document",
      path: links.newDocument(workspaceId, id),
      words: "add create write",
      isCreation: true,
    },
    {
      title: "Add context item",
      path: links.addContextItem(workspaceId, id),
      words: "new create",
      isCreation: true,
    },
    {
      title: "Add goal",
      path: links.addGoal(workspaceId, id),
      words: "new create",
      isCreation: true,
    },
    { title: "Advisors", path: links.initiativeAdvisors(workspaceId, id) },
    { title: "Uploads", path: links.initiativeUploads(workspaceId, id), words: "add files" },
  ];
  return actions.map((action) => ({ ...action, about: title ?? "This initiative" }));
};
