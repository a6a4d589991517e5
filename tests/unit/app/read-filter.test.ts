import { expect, test } from "vitest";
import { readFilter } from "@/app/w/[workspace]/settings/activity/read-filter";

const ID = "019aa3f2-6c1e-7c3a-9d5b-2f8e4a7b1c0d";
const PAGE = { limit: 50, offset: 0 };

test("read filter: the filter of activity is read from the address", () => {
  const search = { origin: "mcp", actor: ID, tool: "get_document", key: ID, offset: "50" };
  expect(readFilter(search)).toEqual({
    origin: "mcp",
    actor_id: ID,
    tool: "get_document",
    key_id: ID,
    limit: 50,
    offset: 50,
  });
});

test("read filter: empty and invalid values filter nothing", () => {
  expect(readFilter({ origin: "", actor: "", tool: "", key: "" })).toEqual(PAGE);
  const odd = { origin: "fax", actor: "me", tool: "x".repeat(65), key: ["a", "b"], offset: "-1" };
  expect(readFilter(odd)).toEqual(PAGE);
  expect(readFilter({ tool: "get\u0000" })).toEqual(PAGE); // PostgreSQL would refuse it
  expect(readFilter({})).toEqual(PAGE);
});
