import type { Api } from "@/tests/support/request";
import {
  createContextItem,
  createDocument,
  createGoal,
  createInitiative,
} from "@/tests/support/samples";

/** Fills a workspace with one of everything, in an initiative and outside of it, with `word` in every text. */
export async function populate(client: Api, word = "Planner") {
  const initiative = await createInitiative(client, { title: word, description: word });
  const item = { title: word, content: word };
  const goal = { title: word, description: word };
  return {
    initiative,
    document: await createDocument(client, initiative.id, {
      title: word,
      content_markdown: `# ${word}\n`,
    }),
    item: await createContextItem(client, initiative.id, item),
    workspaceItem: await createContextItem(client, undefined, {
      ...item,
      source_url: "https://example.com",
    }),
    goal: await createGoal(client, initiative.id, { ...goal, priority: 5 }),
    workspaceGoal: await createGoal(client, undefined, goal),
  };
}
