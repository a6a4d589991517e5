import * as z from "zod";
import { ORIGINS } from "./enums";
import { createdAt, id, Page, text } from "./fields";

const Origin = z.enum(ORIGINS).meta({ id: "Origin" });

const EARLIEST = 0;
const LATEST = Date.UTC(9999, 11, 31);

const instant = z.iso
  .datetime({
    offset: true,
    error:
      "must be a timestamp with Z or an offset, like 2026-11-22T09:30:00Z (in an address, + is written %2B)",
  })
  .transform((text) => new Date(Math.min(Math.max(Date.parse(text), EARLIEST), LATEST)));

export const ActivityFilter = Page.extend({
  origin: Origin.optional().describe("Through the app, REST (`api`) or MCP"),
  actor_id: id.optional().describe("Only what this person did"),
  key_id: id.optional().describe("Only what was done with this API key"),
  tool: text(64, 1).optional().describe("Only calls of this tool"),
  action: text(64, 1).optional().describe("Only this action, like `document.updated`"),
  since: instant.optional().describe("From this time on"),
  until: instant.optional().describe("Before this time"),
});
export type ActivityFilter = z.output<typeof ActivityFilter>;

/** Answers the API and the operator's command (`docs/contract/semantics.md#activity-records`). */
export const ActivityRecord = z
  .object({
    id: id.describe("Record id"),
    action: z.string().describe("What was done, like `document.updated`"),
    origin: Origin.describe("app, api or mcp"),
    actor_id: id.nullable().describe("The person; null for the operator"),
    key_id: id.nullable().describe("The API key, if it was done with one"),
    tool: z.string().nullable().describe("The tool that was called over MCP"),
    target_type: z.string().nullable().describe("The kind of resource that the action concerns"),
    target_id: id.nullable().describe("Its id"),
    outcome: z.string().describe("`success`, or the code of the refusal"),
    duration_ms: z.int().nullable().describe("How long it took"),
    request_id: z.string().nullable().describe("The request id of its answer"),
    created_at: createdAt,
  })
  .meta({ id: "ActivityRecord" });
export type ActivityRecord = z.output<typeof ActivityRecord>;
