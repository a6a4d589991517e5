import { type APIRequestContext, expect } from "@playwright/test";
import { sampleWorkspace } from "../../prisma/sample";

type Ids = { initiative: string; document: string; contextItem: string; goal: string };

function sender(request: APIRequestContext, key: string) {
  const headers = { authorization: `Bearer ${key}` };
  return async (method: "post" | "patch", path: string, data: object): Promise<string> => {
    const response = await request[method](`/api/v1${path}`, { headers, data });
    expect(response.status(), await response.text()).toBe(200);
    return (await response.json()).data.id;
  };
}

/** Fills a workspace with the sample over REST. @returns one id of each kind to look at */
export async function fillWithSample(request: APIRequestContext, key: string): Promise<Ids> {
  const send = sender(request, key);
  const ids: Ids = { initiative: "", document: "", contextItem: "", goal: "" };
  for (const item of sampleWorkspace.contextItems) {
    await send("post", "/context-items", { scope: "workspace", ...item });
  }
  for (const goal of sampleWorkspace.goals) {
    await send("post", "/goals", { scope: "workspace", ...goal });
  }
  for (const {
    documents,
    contextItems,
    goals,
    archived,
    ...initiative
  } of sampleWorkspace.initiatives) {
    const initiative_id = await send("post", "/initiatives", initiative);
    for (const { status, ...document } of documents) {
      const id = await send("post", "/documents", { initiative_id, ...document });
      await send("patch", `/documents/${id}`, { status });
      if (document.type === "prd") ids.document = id;
    }
    const place = { scope: "initiative", initiative_id };
    for (const item of contextItems) {
      ids.contextItem = await send("post", "/context-items", { ...place, ...item });
    }
    for (const goal of goals) ids.goal = await send("post", "/goals", { ...place, ...goal });
    if (archived) await send("patch", `/initiatives/${initiative_id}`, { archived });
    else if (documents.length > 2) ids.initiative = initiative_id;
  }
  return ids;
}

/** The longest title, in a single word. */
export const LONG = "W".repeat(200);

/** Makes one resource of each kind whose texts cannot be wrapped. @returns their ids */
export async function fillWithLongWords(request: APIRequestContext, key: string): Promise<Ids> {
  const send = sender(request, key);
  const initiative = await send("post", "/initiatives", { title: LONG, description: LONG });
  const place = { scope: "initiative", initiative_id: initiative, title: LONG };
  return {
    initiative,
    document: await send("post", "/documents", {
      initiative_id: initiative,
      type: "prd",
      title: LONG,
      content_markdown: `# ${LONG}\n\n${LONG}\n\n- [ ] ${LONG}\n`,
    }),
    contextItem: await send("post", "/context-items", {
      ...place,
      label: "risk",
      content: LONG,
      source_url: `https://example.com/${LONG}`,
    }),
    goal: await send("post", "/goals", {
      ...place,
      goal_type: "general",
      description: LONG,
      key_result: LONG,
      baseline: LONG,
      timeframe: LONG,
    }),
  };
}
