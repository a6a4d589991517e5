import { expect, test } from "vitest";
import { closeAddresses } from "@/lib/ai/grounding/close-addresses";

// One renderer ends this address at its last `_`, where it is no longer the one that is allowed.
const ADDRESS = "https://ok.example/a_bA_}j_x_;www.ok.example";
const footnotes = ["[^1]: A source"];
const isAllowedAddress = (address: string) => address === ADDRESS;

test("closing addresses: one in the last line leaves the lines before it as they are", async () => {
  const before = "## Non-goals\n\n| a |\n| --- |\n| b |\n\n";
  const text = `${before}- ${ADDRESS} [^1]`;
  const { body, closed } = await closeAddresses(text, { footnotes, isAllowedAddress });
  expect(body.slice(0, before.length)).toBe(before);
  expect(body.slice(before.length)).not.toContain("https://");
  expect(closed).toBe(1);
});
