import { expect, test } from "vitest";
import { readDocumentFilter } from "@/app/w/[workspace]/documents/read-document-filter";
import { links } from "@/lib/links";

const ID = "019aa3f2-6c1e-7c3a-9d5b-2f8e4a7b1c0d";

test("read document filter: the filter is read from the address that a link makes", () => {
  const path = links.documents("W", { type: "prd", status: "in_review", initiative: ID });
  const params = Object.fromEntries(new URL(path, "http://here.invalid").searchParams);
  expect(readDocumentFilter({ ...params, offset: "25" })).toEqual({
    type: "prd",
    status: "in_review",
    initiative_id: ID,
    limit: 25,
    offset: 25,
  });
  expect(links.documents("W")).toBe("/w/W/documents");
});

test("read document filter: empty and invalid values filter nothing", () => {
  const all = { limit: 25, offset: 0 };
  expect(readDocumentFilter({ type: "", status: "", initiative: "" })).toEqual(all);
  const odd = { type: ["prd", "epic"], status: "gone", initiative: "me", offset: "-1" };
  expect(readDocumentFilter(odd)).toEqual(all);
});
