import { describe, expect, it } from "vitest";
import { findDestinations, type Powers } from "@/app/components/search/destinations";

const ALL = { mayManage: true, mayInvite: true };
const initiative = { id: "i", title: "Arrival updates" };
const place = (powers: Powers = ALL) => ({ workspaceId: "w", powers, initiative });
const find = (typed: string, powers?: Powers) =>
  findDestinations(typed, place(powers)).map(({ title }) => title);

describe("destinations of the search palette", () => {
  it.each([
    ["new initiative", "New initiative"],
    ["create init", "New initiative"],
    ["paste", "Paste and classify"],
    ["settings", "Settings"],
    ["TRASH", "Trash"],
    ["deleted", "Trash"],
    ["keys", "API keys"],
    ["invite", "Invite member"],
    ["connect an assistant", "Connect"],
  ])("finds by “%s” first “%s”", (typed, title) => {
    expect(find(typed)[0]).toBe(title);
  });

  it("wants all typed words, each as the beginning of a word", () => {
    expect(find("paste xylophone")).toEqual([]);
    expect(find("itiative")).toEqual([]);
  });

  it("lists few, those with the words in the title first, and none twice", () => {
    const found = find("new");
    expect(found.slice(0, 3)).toEqual(["New initiative", "New document", "New document type"]);
    expect(found).toHaveLength(5);
    expect(new Set(found).size).toBe(5);
  });

  it("leaves out what the role may not do", () => {
    expect(find("invite", { mayManage: true, mayInvite: false })).toEqual([]);
    expect(find("new document type", { mayManage: false, mayInvite: false })).toEqual([]);
  });

  it("names the initiative of an action, and has none without an initiative", () => {
    expect(findDestinations("paste", place())[0]).toMatchObject({
      about: "Arrival updates",
      path: "/w/w/initiatives/i/classify",
    });
    expect(findDestinations("paste", { ...place(), initiative: undefined })).toEqual([]);
  });
});
