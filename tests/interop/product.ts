import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll } from "vitest";
import * as z from "zod";
import { fileForm } from "@/tests/support/forms";
import { call, makeKeyHolder, startServer } from "@/tests/support/server";

const Made = z.object({ data: z.object({ id: z.string() }) });

async function storeFile(url: string, key: string, initiativeId: string): Promise<string> {
  const { raw, headers } = await fileForm("# Crews\n\nThey start at six.\n", "crews.md");
  const response = await fetch(`${url}/api/v1/initiatives/${initiativeId}/uploads`, {
    method: "POST",
    headers: { authorization: `Bearer ${key}`, ...headers },
    body: raw,
  });
  return Made.parse(await response.json()).data.id;
}

const Started = z.object({ result: z.object({ structuredContent: z.object({ id: z.string() }) }) });

/** Has a document written. @returns the generation's id */
async function startWriting(url: string, key: string, args: object): Promise<string> {
  const params = { name: "write_document", arguments: args };
  const response = await fetch(`${url}/api/mcp?toolsets=all`, {
    method: "POST",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params }),
  });
  return Started.parse(await response.json()).result.structuredContent.id;
}

/** The built product with a workspace, an initiative and a document in it. */
async function open() {
  const folder = mkdtempSync(path.join(tmpdir(), "groundwork-interop-"));
  const settings = { DATA_DIR: folder };
  const server = await startServer(settings);
  const key = await makeKeyHolder(settings);
  const make = async (at: string, body: object) =>
    Made.parse((await call(server, key, at, body))?.body).data.id;
  const initiativeId = await make("/initiatives", { title: "Launch 123" });
  const documentId = await make("/documents", {
    initiative_id: initiativeId,
    type: "launch_plan",
    title: "Plan",
    content_markdown: "# Plan\n\nIn three weeks.\n",
  });
  const place = { scope: "initiative", initiative_id: initiativeId };
  const text = { title: "Crews", content: "They start at six." };
  const contextItemId = await make("/context-items", { ...place, label: "target_users", ...text });
  const goalId = await make("/goals", { ...place, goal_type: "general", title: "On time" });
  const uploadId = await storeFile(server.url, key, initiativeId);
  const request = { initiative_id: initiativeId, document_type: "epic" };
  const generationId = await startWriting(server.url, key, request);
  const stop = async () => {
    await server.stop("SIGKILL");
    rmSync(folder, { recursive: true });
  };
  const url = `${server.url}/api/mcp`;
  const ids = { initiativeId, documentId, contextItemId, goalId, uploadId, generationId };
  return { url, key, ...ids, authorization: `Bearer ${key}`, stop };
}

/** Starts it before the tests of the file that calls this. */
export function runningProduct() {
  let opened: Awaited<ReturnType<typeof open>> | undefined;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened?.stop());
  return () => {
    if (!opened) throw new Error("The product has not started.");
    return opened;
  };
}
