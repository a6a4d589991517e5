import { makeWorkspace } from "@/tests/support/factories";
import { api, type Reply } from "@/tests/support/request";
import { createDocument, createInitiative } from "@/tests/support/samples";

export const atOnce = <Result>(count: number, run: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => run(index)));

/** Counts each outcome: a status, `ok`, or the code of an error. */
export function tally(outcomes: (string | number)[]) {
  const counts: Record<string, number> = {};
  for (const outcome of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}
export const statuses = (replies: Reply[]) => tally(replies.map(({ status }) => status));

export async function withDocument() {
  const client = api((await makeWorkspace()).key);
  const initiative = await createInitiative(client);
  const document = await createDocument(client, initiative.id, { content_markdown: "1" });
  return { client, initiative, document, path: `/documents/${document.id}` };
}
