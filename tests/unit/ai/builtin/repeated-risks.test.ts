import { expect, test } from "vitest";
import { briefFor, item, readSection } from "./pieces";

const readRows = async (...risks: ReturnType<typeof item>[]) => {
  const section = await readSection(briefFor("prd", risks), "Open questions and risks");
  return section.split("\n").filter((line) => line.includes("[^E"));
};

test("repeated risks: a row that another register has, too, stands once", async () => {
  const june =
    "| Risk | Owner |\n|---|---|\n| Supplier delivers late | Bill |\n| The locker is not used | Carys |";
  const now =
    "| # | Risk | Mitigation | Owner |\n|---|---|---|---|\n| 1 | supplier delivers late. | Order in May | Bill |\n| 2 | Lockers are damaged | Camera | Samir |";
  for (const texts of [
    [june, now],
    [now, june],
  ]) {
    const rows = await readRows(...texts.map((text) => item("risk", "Register", text)));
    expect(rows).toHaveLength(3);
    expect(rows.join("\n")).toMatch(/upplier delivers late.* \| Order in May\.? \| Bill \|/);
  }
});

test.each([
  ["The office updates the plan late.", "the office updates the plan late"],
  ["Der Lieferant liefert zu spät.", "Der Lieferant liefert zu spät"],
  ["De leverancier levert te laat.", "De leverancier levert te laat"],
  ["Le fournisseur livre en retard.", "Le fournisseur livre en retard"],
  ["納品が遅れる。", "納品が遅れる"],
])("repeated risks: %s and %s are one", async (one, other) => {
  expect(await readRows(item("risk", one, one), item("risk", other, other))).toHaveLength(1);
});

test("repeated risks: the initiative's own stays next to a fuller one of the workspace", async () => {
  const own = item("risk", "Rain", "It may rain.");
  const shared = item("risk", "Rain", "It may rain. Owner: Ann.", { scope: "workspace" });
  expect((await readRows(shared, own)).join()).toContain(`[^${own.ref}]`);
  const same = item("risk", "Rain", "It may rain.", { scope: "workspace" });
  expect(await readRows(same, own)).toEqual([expect.stringContaining(`[^${own.ref}]`)]);
});

test.each([
  ["Lockers are used", "Lockers are not used"],
  ["Members do not use the app", "Members do not use the app abroad"],
  ["Theft", "Theft of copper"],
  ["Supplier A fails", "Supplier fails"],
  ["A supplier fails", "Suppliers fail"],
  ["Ann leaves Bo", "Bo leaves Ann"],
  ["Costs rise by 5 %", "Costs rise by 15 %"],
  ["Margin of +5 %", "Margin of -5 %"],
  ["Delay (L: H, I: M)", "Delay (L: M, I: H)"],
  ["Delay. Owner: Ann", "Delay. Owner: Bo"],
  ["Delay. Status: open", "Delay. Status: watched"],
  ["Strom fällt aus", "Strom fällt nie aus"],
  ["Levering zonder kabel", "Levering met kabel"],
  ["Livré avant mai", "Livré après mai"],
  ["雨が降る", "雨が降らない"],
])("repeated risks: %s and %s are two", async (one, other) => {
  expect(await readRows(item("risk", one, one), item("risk", other, other))).toHaveLength(2);
});

test("repeated risks: one that is open again stays", async () => {
  const closed = item("risk", "Delay", "The ship may be late. Closed: it came on 3 May.");
  const open = item("risk", "Delay", "The ship may be late.");
  expect(await readRows(closed, open)).toEqual([expect.stringContaining(`[^${open.ref}]`)]);
});
