import { createHash } from "node:crypto";
import { config } from "@/lib/config";
import type { ListedTool } from "@/lib/mcp/tools/registry";
import type { Selection } from "@/lib/mcp/tools/selection";
import { describeServer, PROTOCOL_VERSIONS } from "./server";

const countBytes = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

/** Sizes of the list of tools, in bytes of JSON; about four bytes make a token. */
const measureTools = (tools: ListedTool[]) => ({
  total: countBytes(tools),
  tools: Object.fromEntries(tools.map((tool) => [tool.name, countBytes(tool)])),
});

function buildManifest({ listed }: Selection) {
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
    bytes: measureTools(listed),
    tools: listed,
  };
}

type Manifest = { body: string; etag: string };
const manifests = new WeakMap<Selection, Manifest>();

/** Builds the public description of the server, once for each choice of tools (`docs/contract/semantics.md#manifest`). */
export function getManifest(selection: Selection): Manifest {
  const known = manifests.get(selection);
  if (known) return known;
  const body = JSON.stringify(buildManifest(selection));
  const etag = `"${createHash("sha256").update(body).digest("hex").slice(0, 32)}"`;
  const manifest = { body, etag };
  manifests.set(selection, manifest);
  return manifest;
}
