import type { Evidence } from "@/lib/ai/evidence";
import { cutText } from "@/lib/text/cut-text";
import { MONEY } from "@/lib/text/money";
import { joinCells } from "@/lib/text/tables";
import type { Point } from "./contract";

export const MAX_NAMED = 4;
const MAX_NAME = 60;

/** Shortens a title, unless that would leave out its sum. */
export function shorten({ title }: Evidence): string {
  const name = joinCells(title);
  const short = cutText(name, MAX_NAME);
  return MONEY.test(name) && !MONEY.test(short) ? name : short;
}

/** Names the pieces for which a list has no room, since it has no heading that counts them; none if there are none. */
export function nameRest(rest: readonly Evidence[]): Point[] {
  const named = rest.slice(0, MAX_NAMED);
  const more = rest.length > named.length ? "; …" : "";
  const text = `… ${named.map(shorten).join("; ")}${more}`;
  return named.length > 0 ? [{ text, evidence: [...new Set(named.map(({ ref }) => ref))] }] : [];
}
