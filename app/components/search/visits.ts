import { SOURCE_TYPES, type SourceType } from "@/lib/schemas/enums";

/** A thing whose page this browser has shown. */
export type Visit = { type: SourceType; title: string; path: string };

const MOST = 7;
const place = (workspaceId: string) => `visits:${workspaceId}`;
const types: readonly unknown[] = SOURCE_TYPES;

/** What was visited in a workspace, last first; none where the browser keeps nothing. */
export function readVisits(workspaceId: string): Visit[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place(workspaceId)) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isVisit(workspaceId)).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Puts a visit before the others of its workspace. */
export function rememberVisit(workspaceId: string, visit: Visit) {
  const others = readVisits(workspaceId).filter(({ path }) => path !== visit.path);
  try {
    const kept = [visit, ...others].slice(0, MOST);
    localStorage.setItem(place(workspaceId), JSON.stringify(kept));
  } catch {
    // Storage is full or refused: the list stays as it was.
  }
}

/** What other versions of the app or other hands have written there is left out. */
const isVisit =
  (workspaceId: string) =>
  (kept: unknown): kept is Visit =>
    typeof kept === "object" &&
    kept !== null &&
    "type" in kept &&
    types.includes(kept.type) &&
    "title" in kept &&
    typeof kept.title === "string" &&
    "path" in kept &&
    typeof kept.path === "string" &&
    kept.path.startsWith(`/w/${workspaceId}/`);
