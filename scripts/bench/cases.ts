import type autocannon from "autocannon";

/** The receiver of the requests: the built product, or `baseline.ts`. */
export type Side = "product" | "baseline";

/** A measurement, and the one to compare it with. */
export type Case = {
  name: string;
  requests: autocannon.Request[];
  /** The server to compare with, and its requests if they differ. */
  against: { side: Side; requests?: autocannon.Request[] };
  /** The goal: requests a second of the product, divided by those of the other server. */
  goal?: number;
};

/** The data that the cases refer to. */
export type Seeded = { initiativeIds: string[]; bigId: string; hundredKilobyteId: string };

const title = "A title as long as people write them, give or take";
const get = (path: string) => ({ method: "GET" as const, path });
const send = (method: "POST" | "PATCH", path: string, body: object) => ({
  method,
  path,
  body: JSON.stringify(body),
});
const writeCall = (method: string, params: object) =>
  send("POST", "/api/mcp", { jsonrpc: "2.0", id: 1, method, params });

const initiatives = [get("/api/v1/initiatives")];
const documents = [get("/api/v1/documents")];
const deepDocuments = [get("/api/v1/documents?offset=9000")];
const live = [get("/api/health/live")];
const callList = [writeCall("tools/call", { name: "list_initiatives", arguments: {} })];

const baseline = { side: "baseline" as const };
const againstItself = (requests: autocannon.Request[]) => ({ side: "product" as const, requests });

/** The reads of one initiative each. */
export const listInitiativeReads = (ids: string[]) =>
  ids.map((id) => get(`/api/v1/initiatives/${id}`));

/** The rows of the table: each a measurement, its comparison and the goal. */
export function listCases({ initiativeIds, bigId, hundredKilobyteId }: Seeded): Case[] {
  const big = `/api/v1/documents/${bigId}`;
  const rewrite = send("PATCH", big, { content_markdown: "word ".repeat(100_000) });
  const retitle = initiativeIds.map((id) => send("PATCH", `/api/v1/initiatives/${id}`, { title }));
  return [
    { name: "static JSON", requests: live, against: baseline },
    {
      name: "get an initiative",
      requests: listInitiativeReads(initiativeIds),
      against: baseline,
      goal: 0.35,
    },
    { name: "list 20 initiatives", requests: initiatives, against: baseline, goal: 0.45 },
    { name: "list 20 documents", requests: documents, against: baseline, goal: 0.45 },
    { name: "list 20 documents, offset 9,000", requests: deepDocuments, against: baseline },
    {
      name: "the same, against our own offset 0",
      requests: deepDocuments,
      against: againstItself(documents),
      goal: 0.6,
    },
    {
      name: "create an initiative",
      requests: [send("POST", "/api/v1/initiatives", { title })],
      against: baseline,
      goal: 0.35,
    },
    { name: "change an initiative", requests: retitle, against: baseline, goal: 0.3 },
    {
      name: "get a 100 kB document",
      requests: [get(`/api/v1/documents/${hundredKilobyteId}`)],
      against: baseline,
      goal: 0.6,
    },
    { name: "get a 500 kB document", requests: [get(big)], against: baseline },
    {
      name: "MCP tools/call list_initiatives, against the list",
      requests: callList,
      against: { ...baseline, requests: initiatives },
      goal: 0.3,
    },
    {
      name: "MCP tools/list, against our own static JSON",
      requests: [writeCall("tools/list", {})],
      against: againstItself(live),
      goal: 0.5,
    },
    {
      name: "the same, against our own manifest, which is static and of similar size",
      requests: [writeCall("tools/list", {})],
      against: againstItself([{ method: "GET", path: "/api/mcp" }]),
    },
    // At the end: PostgreSQL tidies up after these for a while.
    { name: "change a 500 kB document", requests: [rewrite], against: baseline },
  ];
}
