import type { Caller } from "@/lib/access/caller";
import type { Question } from "@/lib/chat/question";
import { getDocument } from "@/lib/domain/documents";
import { getInitiative } from "@/lib/domain/initiatives";

/** Where a question is asked: on the page of a thing, or of the whole workspace (`about` is null). */
export type Place = { about: Question["about"]; initiativeId: string | null };

/** @throws 404 for a thing that is not in the workspace */
export async function placeOf(caller: Caller, about: Question["about"]): Promise<Place> {
  if (!about) return { about, initiativeId: null };
  const { id } = about;
  if (about.type === "initiative") {
    await getInitiative(caller, { id });
    return { about, initiativeId: id };
  }
  return { about, initiativeId: (await getDocument(caller, { id })).initiative_id };
}

/** Tells a model where the person stands, in no words of the workspace. */
export function describePlace({ about, initiativeId }: Place): string {
  if (!about) return "(Asked about the whole workspace.)";
  return about.type === "initiative"
    ? `(Asked on the page of the initiative with id ${about.id}.)`
    : `(Asked on the page of the document with id ${about.id}, of the initiative with id ${initiativeId}.)`;
}
