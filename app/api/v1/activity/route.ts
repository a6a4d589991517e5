import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { readActivity } from "@/lib/domain/activity/activity-log";
import { toCsv } from "@/lib/http/to-csv";
import { ActivityFilter, ActivityRecord } from "@/lib/schemas/activity";
import { defineList } from "@/lib/schemas/fields";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: endpoint({
    operationId: "listActivity",
    summary: "List what was done in the workspace",
    description:
      "Newest first, for owners and admins: every change, and every call of a tool. With `Accept: text/csv` the same page is a CSV with a header line.",
    tag: "Activity",
    query: ActivityFilter,
    data: defineList(ActivityRecord),
    errors: [],
    csv: ({ items }) => toCsv("activity.csv", items, Object.keys(ActivityRecord.shape)),
    run: readActivity,
  }),
});
