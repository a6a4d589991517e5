import { createHash } from "node:crypto";
import { config } from "@/lib/config";
import { PROTOCOL_VERSIONS } from "@/lib/mcp/wire/dispatch";
import { describeServer } from "@/lib/mcp/wire/server";
import type { ListedTool } from "./registry";
import type { Selection } from "./selection";

const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

/** What the list of these tools weighs, in bytes of JSON; about four make a token. */
const sizesOf = (tools: ListedTool[]) => ({
  total: bytesOf(tools),
  tools: Object.fromEntries(tools.map((tool) => [tool.name, bytesOf(tool)])),
});

function contentsOf({ listed }: Selection) {
  const { name, title, version, description } = describeServer();
  return {
    name,
    title,
    version,
    description,
    protocol_versions: PROTOCOL_VERSIONS,
    transport: "streamable-http",
    endpoint: `${config().APP_URL}/api/mcp`,
    authentication: {
      type: "bearer",
      header: "Authorization: Bearer <API key>",
      description:
        "An API key of a workspace, made in Settings, API keys; it is the one that the REST API takes. A session token of this server's identity provider works too and reaches the personal workspace.",
    },
    bytes: sizesOf(listed),
    tools: listed,
  };
}

type Manifest = { body: string; etag: string };
const manifests = new WeakMap<Selection, Manifest>();

/** The public description of the server, made once for each choice of tools (`docs/contract/semantics.md#manifest`). */
export function manifestOf(selection: Selection): Manifest {
  const known = manifests.get(selection);
  if (known) return known;
  const body = JSON.stringify(contentsOf(selection));
  const etag = `"${createHash("sha256").update(body).digest("hex").slice(0, 32)}"`;
  const manifest = { body, etag };
  manifests.set(selection, manifest);
  return manifest;
}
