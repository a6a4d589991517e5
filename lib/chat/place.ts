import type { Caller } from "@/lib/access/caller";
import type { Question } from "@/lib/chat/question";
import { getDocument } from "@/lib/domain/documents";
import { getInitiative } from "@/lib/domain/initiatives";

/** Where a question is asked: on the page of a thing, or of the whole workspace (`about` is null). */
export type Place = { about: Question["about"]; title: string; initiativeId: string | null };

/** @throws 404 for a thing that is not in the workspace */
export async function placeOf(caller: Caller, about: Question["about"]): Promise<Place> {
  if (!about) return { about, title: "", initiativeId: null };
  const { id } = about;
  if (about.type === "initiative") {
    return { about, title: (await getInitiative(caller, { id })).title, initiativeId: id };
  }
  const document = await getDocument(caller, { id });
  return { about, title: document.title, initiativeId: document.initiative_id };
}

/** Tells a model where the person stands. */
export function describePlace({ about, title, initiativeId }: Place): string {
  if (!about) return "(Asked about the whole workspace.)";
  const name = JSON.stringify(title);
  return about.type === "initiative"
    ? `(Asked on the page of the initiative ${name}, id ${about.id}.)`
    : `(Asked on the page of the document ${name}, id ${about.id}, of the initiative with id ${initiativeId}.)`;
}
