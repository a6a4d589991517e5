import { expect, test } from "vitest";
import { Proposals } from "@/lib/schemas/classify";
import { freshDatabase } from "@/tests/support/database";
import { generatingWorkspace } from "@/tests/support/generations";
import { createContextItem, createInitiative } from "@/tests/support/samples";

freshDatabase();

test("classify: what a rival on record wants is no goal, without a model", async () => {
  const { client, initiative } = await generatingWorkspace();
  const other = await createInitiative(client, { title: "Elsewhere" });
  const rival = { label: "key_competitors", content: "Rents machines." };
  await createContextItem(client, initiative.id, { ...rival, title: "Brightlane, Ghent" });
  await createContextItem(client, other.id, { ...rival, title: "Nordas" });
  const read = async (name: string) => {
    const body = { blob: `${name} will bis 2028 auf 500 Hotels kommen.` };
    const reply = await client.call("POST", `/initiatives/${initiative.id}/classify`, { body });
    const { proposals, goals } = Proposals.parse(reply.body.data);
    return [proposals.map(({ label }) => label), goals.length];
  };
  expect(await read("Brightlane")).toEqual([["key_competitors"], 0]);
  expect(await read("Nordas")).toEqual([[], 1]);
});
