import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { catalogue, openApi } from "@/app/api/v1/catalogue";
import { GET as getBare } from "@/app/openapi.json/route";
import { METHODS } from "@/lib/api/endpoint";
import { describeApi } from "@/lib/api/openapi";
import { description, published } from "@/tests/support/openapi";
import { api } from "@/tests/support/request";

test("OpenAPI: the document is OpenAPI 3.1, the same bare and in the envelope, without a key", async () => {
  const { body } = await api().call("GET", "/openapi.json");
  const bare = await getBare();
  expect(bare.headers.get("content-type")).toBe("application/json");
  expect(await bare.json()).toEqual(body.data);
  expect(body.data).toEqual(JSON.parse(JSON.stringify(openApi())));
  expect(description.openapi).toMatch(/^3\.1\.\d$/);
});

test("OpenAPI: it passes Redocly's recommended rules without an error or a warning", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "openapi-"));
  const file = path.join(folder, "openapi.json");
  await writeFile(file, JSON.stringify(openApi()));
  await writeFile(path.join(folder, "redocly.yaml"), "extends:\n  - recommended\n");
  const quiet = { REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };
  const run = promisify(execFile)(
    path.resolve("node_modules/.bin/redocly"),
    ["lint", file, "--format=json", "--config=redocly.yaml"],
    { cwd: folder, env: { ...process.env, ...quiet } },
  );
  const { stdout } = await run.catch((failure: { stdout: string }) => failure);
  await rm(folder, { recursive: true });
  const Report = z.looseObject({ totals: z.unknown(), problems: z.array(z.unknown()) });
  const { problems, totals } = Report.parse(JSON.parse(stdout));
  expect(problems).toEqual([]);
  expect(totals).toMatchObject({ errors: 0, warnings: 0 });
});

const ENDPOINTS = `
  GET /initiatives
  POST /initiatives
  GET /initiatives/{id}
  PATCH /initiatives/{id}
  DELETE /initiatives/{id}
  GET /initiatives/{id}/versions
  GET /initiatives/{id}/versions/{version}
  POST /initiatives/{id}/versions/{version}/restore
  GET /initiatives/{id}/context-coverage
  POST /initiatives/{id}/classify
  POST /initiatives/{id}/context-items/batch
  GET /documents
  POST /documents
  GET /documents/{id}
  PATCH /documents/{id}
  DELETE /documents/{id}
  GET /documents/{id}/diff
  GET /documents/{id}/evidence
  GET /documents/{id}/export
  GET /documents/{id}/versions
  GET /documents/{id}/versions/{version}
  POST /documents/{id}/versions/{version}/restore
  POST /generate
  GET /document-types
  GET /context-items
  POST /context-items
  GET /context-items/{id}
  PATCH /context-items/{id}
  DELETE /context-items/{id}
  POST /context-items/{id}/relabel
  GET /context-items/{id}/versions
  GET /context-items/{id}/versions/{version}
  POST /context-items/{id}/versions/{version}/restore
  GET /goals
  POST /goals
  GET /goals/{id}
  PATCH /goals/{id}
  DELETE /goals/{id}
  GET /goals/{id}/versions
  GET /goals/{id}/versions/{version}
  POST /goals/{id}/versions/{version}/restore
  POST /initiatives/{id}/uploads
  GET /uploads
  GET /uploads/{id}
  DELETE /uploads/{id}
  GET /uploads/{id}/content
  GET /trash
  DELETE /trash/{id}
  POST /trash/{id}/restore
  GET /search
  GET /activity
  GET /me
  GET /openapi.json
`;

describe("OpenAPI: wiring", () => {
  const folder = "/app/api/v1/";
  const modules = import.meta.glob<Record<string, unknown>>("/app/api/v1/**/route.ts");
  const toPath = (file: string) =>
    `/${file.slice(folder.length, -"/route.ts".length).replace(/\[(\w+)\]/g, "{$1}")}`;

  test("the operations are exactly the listed ones", () => {
    const operations = published.map(({ method, path }) => `${method} ${path}`);
    expect(operations).toEqual(ENDPOINTS.trim().split(/\s*\n\s*/));
  });

  test("the catalogue names every route module", () => {
    const paths = Object.keys(modules).map(toPath);
    expect(paths.sort()).toEqual(Object.keys(catalogue).sort());
  });

  test("each route module exports the handlers that the catalogue describes", async () => {
    for (const [file, load] of Object.entries(modules)) {
      const { maxDuration: _forPlatforms, ...exported } = await load();
      expect(Object.keys(exported).sort(), file).toEqual([...METHODS].sort());
      const handlers = Object.entries(catalogue).find(([path]) => path === toPath(file))?.[1];
      for (const method of METHODS) expect(exported[method], file).toBe(handlers?.[method]);
    }
  });
});

test("OpenAPI: a second copy of a named schema, as another bundle brings one, does no harm", () => {
  const before = openApi();
  z.enum(["elsewhere"]).meta({ id: "Scope" });
  expect(describeApi(catalogue)).toEqual(before);
});
