/** One thing to measure: what is sent to the product, and which ready answer the bare route gives. */
export type Cell = {
  name: string;
  /** Requests a second of the product, as a share of the bare route's, that is the goal. */
  goal?: number;
  requests: { method: "GET" | "POST" | "PATCH"; path: string; body?: string }[];
};

export type Seeded = {
  initiativeIds: string[];
  bigDocumentId: string;
  hundredKilobyteId: string;
};

const title = "A title as long as people write them, give or take";
const get = (path: string) => ({ method: "GET" as const, path: `/api/v1${path}` });
const rpc = (method: string, params: object) => ({
  method: "POST" as const,
  path: "/api/mcp",
  body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
});
const callList = rpc("tools/call", { name: "list_initiatives", arguments: {} });

/** What is measured: every answer stands behind a key look-up, a limit, a check and a log line. */
export function cellsOf({ initiativeIds, bigDocumentId, hundredKilobyteId }: Seeded): Cell[] {
  const big = JSON.stringify({ content_markdown: "word ".repeat(100_000) });
  return [
    {
      name: "get an initiative",
      goal: 0.5,
      requests: initiativeIds.map((id) => get(`/initiatives/${id}`)),
    },
    { name: "list 20 initiatives", goal: 0.5, requests: [get("/initiatives")] },
    { name: "list 20 documents", goal: 0.5, requests: [get("/documents")] },
    { name: "list 20 documents, offset 9,000", requests: [get("/documents?offset=9000")] },
    {
      name: "create an initiative",
      goal: 0.35,
      requests: [{ method: "POST", path: "/api/v1/initiatives", body: JSON.stringify({ title }) }],
    },
    {
      name: "change an initiative",
      goal: 0.35,
      requests: initiativeIds.map((id) => ({
        method: "PATCH",
        path: `/api/v1/initiatives/${id}`,
        body: JSON.stringify({ title }),
      })),
    },
    { name: "get a 100 kB document", requests: [get(`/documents/${hundredKilobyteId}`)] },
    { name: "get a 500 kB document", goal: 0.5, requests: [get(`/documents/${bigDocumentId}`)] },
    {
      name: "change a 500 kB document",
      goal: 0.5,
      requests: [{ method: "PATCH", path: `/api/v1/documents/${bigDocumentId}`, body: big }],
    },
    { name: "MCP tools/list", goal: 0.9, requests: [rpc("tools/list", {})] },
    { name: "MCP tools/call list_initiatives", goal: 0.5, requests: [callList] },
  ];
}
