import { describe, expect, test } from "vitest";
import { findDestinations, listCreations, type Powers } from "@/app/components/search/destinations";

const ALL = { mayManage: true, mayInvite: true };
const initiative = { id: "i", title: "Arrival updates" };
const place = (powers: Powers = ALL) => ({
  workspaceId: "w",
  powers,
  initiative,
  archived: ["old"],
  commands: [
    { title: "Rename initiative", words: "edit title name" },
    { title: "Archive", words: "" },
    { title: "Ask", words: "chat question" },
  ],
});
const find = (typed: string, powers?: Powers) =>
  findDestinations(typed, place(powers)).map(({ title }) => title);

describe("search palette: its pages and actions", () => {
  test.each([
    ["new initiative", "New initiative"],
    ["create init", "New initiative"],
    ["paste", "Paste and classify"],
    ["settings", "Settings"],
    ["all documents", "Documents"],
    ["TRASH", "Trash"],
    ["deleted", "Trash"],
    ["keys", "API keys"],
    ["invite", "Invite member"],
    ["connect an assistant", "Connect"],
    ["dark mode", "Dark theme"],
    ["theme", "Dark theme"],
    ["shortcuts", "Keyboard shortcuts"],
    ["keyboard", "Keyboard shortcuts"],
    ["export", "Your account"],
    ["account menu", "Your account"],
    ["sign out", "Sign out"],
    ["Log  out", "Sign out"],
    ["logout", "Sign out"],
    ["ask", "Ask"],
    ["question", "Ask"],
    ["rename", "Rename initiative"],
    ["edit title", "Rename initiative"],
    ["archive", "Archive"],
    ["archived", "Archived initiatives"],
  ])("are found by “%s”, “%s” first", (typed, title) => {
    expect(find(typed)[0]).toBe(title);
  });

  test("are found by all typed words, each as the beginning of a word", () => {
    expect(find("paste xylophone")).toEqual([]);
    expect(find("itiative")).toEqual([]);
  });

  test.each(["sign", "log", "out", "sign o", "signature", "log out of", "logo", "login"])(
    "do not sign out at “%s”, which may be the beginning of a search",
    (typed) => {
      expect(find(typed)).not.toContain("Sign out");
    },
  );

  test("are few, those with the words in the title first, and none twice", () => {
    const found = find("new");
    expect(found.slice(0, 3)).toEqual(["New initiative", "New document", "New document type"]);
    expect(found).toHaveLength(5);
    expect(new Set(found).size).toBe(5);
  });

  test("leave out what the role may not do", () => {
    expect(find("invite", { mayManage: true, mayInvite: false })).toEqual([]);
    expect(find("new document type", { mayManage: false, mayInvite: false })).toEqual([]);
  });

  test("leave out what the page of an archived initiative does not offer", () => {
    const archived = { ...place(), initiative: { id: "old" } };
    expect(find("generate")).toEqual(["Generate document"]);
    expect(findDestinations("generate", archived)).toEqual([]);
    expect(findDestinations("paste", archived)).toHaveLength(1);
  });

  test("are, before anything is typed, what people create most", () => {
    const list = (at: Parameters<typeof listCreations>[0]) =>
      listCreations(at).map(({ title, about }) => (about ? `${title}: ${about}` : title));
    const inIt = ["New document", "Add context item", "Add goal"].map(
      (title) => `${title}: Arrival updates`,
    );
    expect(list(place())).toEqual(["New initiative", ...inIt]);
    expect(list({ ...place(), initiative: undefined })).toEqual(["New initiative", "New document"]);
  });

  test("ask for the initiative of a new document if the page has none", () => {
    const found = findDestinations("new doc", { ...place(), initiative: undefined });
    expect(found[0]).toMatchObject({ title: "New document", path: "/w/w/documents/new" });
  });

  test("name the initiative of an action, and have none without an initiative", () => {
    expect(findDestinations("paste", place())[0]).toMatchObject({
      about: "Arrival updates",
      path: "/w/w/initiatives/i/classify",
    });
    expect(findDestinations("paste", { ...place(), initiative: undefined })).toEqual([]);
  });
});
