import { SETTINGS_PAGES } from "@/app/components/shell/settings-pages";
import { PLACES } from "@/app/components/shell/shortcut-keys";
import type { Theme } from "@/app/shared/theme";
import { links } from "@/lib/links";
import type { PageCommand } from "./page-commands";

export type Powers = { mayManage: boolean; mayInvite: boolean };
/** Without `title` if only its id is known. */
type NamedInitiative = { id: string; title?: string };

/** Something that the app does at once, without a page of its own. */
export type Act = "shortcuts" | "sign-out" | Theme | { command: string };

/**
 * `words` are others that people type to find it; `isCreation` creates what people create most. What nobody may start by pressing
 * Enter too early has `phrases`, and is found by a whole one alone.
 */
export type Destination = {
  title: string;
  about?: string;
  words?: string;
  phrases?: readonly string[];
  isCreation?: true;
} & ({ path: string; act?: undefined } | { act: Act; path?: undefined });

type Place = {
  workspaceId: string;
  powers: Powers;
  initiative: NamedInitiative | undefined;
  /** Ids of archived initiatives, for which "Generate document" is not offered, as on their pages. */
  archived: readonly string[];
  commands: readonly PageCommand[];
};

const MAX_SHOWN = 5;

/** Finds pages and actions that have, for each typed word, a word that begins with it. Titles come first. */
export function findDestinations(typed: string, place: Place): Destination[] {
  const begun = splitWords(typed);
  const matches = (text: string) =>
    begun.every((part) => splitWords(text).some((word) => word.startsWith(part)));
  const phrase = splitWords(typed).join(" ");
  const all = listDestinations(place).filter(
    ({ phrases }) => phrases === undefined || phrases.includes(phrase),
  );
  const titled = all.filter(({ title }) => matches(title));
  const others = all.filter(
    ({ title, words = "", phrases }) => phrases || matches(`${title} ${words}`),
  );
  return [...new Set([...titled, ...others])].slice(0, MAX_SHOWN);
}

/** Lists what people create most, for a search box in which nothing is typed. */
export const listCreations = (place: Place): Destination[] =>
  listDestinations(place).filter(({ isCreation }) => isCreation);

const splitWords = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean);

const SIGN_OUT = ["sign out", "signout", "sign off", "log out", "logout", "log off", "logoff"];

const listDestinations = ({
  workspaceId,
  powers,
  initiative,
  archived,
  commands,
}: Place): Destination[] => [
  {
    title: "New initiative",
    path: links.newInitiative(workspaceId),
    words: "add create",
    isCreation: true,
  },
  ...(initiative
    ? listActions(workspaceId, initiative, archived.includes(initiative.id))
    : [newDocument(workspaceId)]),
  ...commands.map(({ title, words }) => ({
    title,
    ...(words === "" ? { phrases: [title.toLowerCase()] } : { words }),
    act: { command: title },
  })),
  ...Object.values(PLACES).map(({ path, ...place }) => ({ ...place, path: path(workspaceId) })),
  { title: "Archived initiatives", path: links.archivedInitiatives(workspaceId) },
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
  {
    title: "Your account",
    path: links.account,
    words: "menu profile password passkeys export data",
  },
  { title: "Sign out", act: "sign-out", phrases: SIGN_OUT },
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
