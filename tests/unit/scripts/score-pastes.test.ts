import { expect, test } from "vitest";
import { fold } from "@/scripts/eval/matching";
import type { PastePart } from "@/scripts/eval/reference";
import { judgePaste } from "@/scripts/eval/score-pastes";

const proposal = (is: PastePart["is"], text: string, keep = true) => ({
  is,
  keep,
  text: fold(text),
});
const judge = (parts: PastePart[], proposed: ReturnType<typeof proposal>[]) =>
  judgePaste({ name: "Export", initiative: "Roof", parts }, proposed);

const row: PastePart = {
  is: "risk",
  text: 'RF-12,Open,High,M. Lund,03/Nov/26,"Gutters may freeze over\nin the first winter"',
  says: "Gutters may freeze over in the first winter",
};

test("a row of a table: only the words that it says must be in its item", () => {
  const { lines, labeled, kept, remarks } = judge(
    [row],
    [proposal("risk", "Gutters may freeze over in the first winter")],
  );
  expect({ lines, labeled, kept, remarks }).toEqual({
    lines: 1,
    labeled: 1,
    kept: 1,
    remarks: [],
  });
});

test("a row of a table: without the words that it says, all of its lines are judged", () => {
  const { lines, labeled } = judge(
    [{ is: row.is, text: row.text }],
    [proposal("risk", "Gutters may freeze over in the first winter")],
  );
  expect({ lines, labeled }).toEqual({ lines: 2, labeled: 1 });
});

test("a row of a table: it is lost when its words are in two items", () => {
  const { labeled, kept } = judge(
    [row],
    [proposal("risk", "Gutters may freeze"), proposal("general_note", "over in the first winter")],
  );
  expect({ labeled, kept }).toEqual({ labeled: 0, kept: 0 });
});

test("a row of a table: two rows in one item are a wrong joint", () => {
  const other: PastePart = { is: "risk", text: "RF-13,Open,Slates slip,", says: "Slates slip" };
  const { joints, joined } = judge(
    [row, other],
    [proposal("risk", "Gutters may freeze over in the first winter. Slates slip")],
  );
  expect({ joints, joined }).toEqual({ joints: 1, joined: 0 });
});

test("a row of noise: it counts as kept when the words that it says are kept", () => {
  const noise: PastePart = { is: "noise", text: "RF-14,Done,Low,2026,test", says: "test" };
  expect(judge([noise], [proposal("general_note", "test")]).kept).toBe(0);
  expect(judge([noise], [proposal("general_note", "test", false)]).kept).toBe(1);
  expect(judge([noise], []).kept).toBe(1);
});
