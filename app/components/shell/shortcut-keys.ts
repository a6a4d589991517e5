import { isDialogOpen } from "@/app/components/search/shortcut";
import { links } from "@/lib/links";

type Place = { title: string; path(workspaceId: string): string; words?: string };

/** `words` are others that people type in search to find the page. */
export const PLACES: Record<string, Place> = {
  h: { title: "Home", path: links.workspace },
  i: { title: "Initiatives", path: links.initiatives },
  d: { title: "Documents", path: (workspaceId) => links.documents(workspaceId), words: "all list" },
  c: { title: "Workspace context", path: links.workspaceContext },
  o: { title: "Workspace goals", path: links.workspaceGoals },
  t: { title: "Trash", path: links.trash, words: "deleted restore bin" },
  s: { title: "Settings", path: links.settings.workspace, words: "general preferences" },
};

/** Each key presses the page's control that has the key in `aria-keyshortcuts`. */
export const CONTROLS: Record<string, string> = {
  c: "Create an item for the list on the page: an initiative, a document, a context item, a goal",
  e: "Edit the document",
  a: "Ask",
};

const SETTING = "groundwork.single-keys";

/** Speech input and screen readers can conflict with single-key shortcuts (WCAG 2.1.4). */
export function areSingleKeysOn(): boolean {
  try {
    return localStorage.getItem(SETTING) !== "off";
  } catch {
    return true; // This browser refuses storage.
  }
}

export function setSingleKeys(on: boolean) {
  try {
    localStorage.setItem(SETTING, on ? "on" : "off");
  } catch {
    // This browser refuses storage.
  }
}

const FIELDS =
  "input, textarea, select, [contenteditable]:not([contenteditable=false]), [role=menu], [role=listbox], [data-panel]";
/** Marks a page on which keys are meant as text, although no field has the focus yet. */
const AWAITS_TEXT = "[data-awaits-text]";

export function isTaken(event: KeyboardEvent): boolean {
  const { target, ctrlKey, metaKey, altKey } = event;
  if (event.defaultPrevented || event.isComposing || event.repeat) return true;
  if (ctrlKey || metaKey || altKey) return true;
  if (target instanceof Element && target.closest(FIELDS)) return true;
  return isDialogOpen() || document.querySelector(AWAITS_TEXT) !== null;
}

/** Whether the click follows a link to an editor in this tab. */
export function leadsToEditor({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  const link = target instanceof Element ? target.closest("a") : null;
  return link !== null && !(ctrlKey || metaKey || shiftKey) && isEditor(link.pathname);
}

export const isEditor = (pathname: string) => /\/documents\/[^/]+\/edit$/.test(pathname);

export function pressControl(key: string): boolean {
  const control = findControl(key);
  control?.focus();
  control?.click();
  return control !== undefined;
}

/** Leaves the focus where it is, so that it returns there. */
export function openSearch(): boolean {
  const control = findControl("/");
  control?.click();
  return control !== undefined;
}

function findControl(key: string): HTMLElement | undefined {
  const controls = document.querySelectorAll<HTMLElement>(`[aria-keyshortcuts~="${key}"]`);
  return [...controls].find((control) => control.checkVisibility());
}

export function moveAlongRows(step: 1 | -1) {
  const rows = [...document.querySelectorAll<HTMLElement>("main li")].filter(
    (row) => row.closest("nav") === null && row.querySelector("a[href]") && row.checkVisibility(),
  );
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const next = rows[at < 0 && step < 0 ? rows.length - 1 : at + step];
  next?.querySelector<HTMLElement>("a[href]")?.focus();
}
