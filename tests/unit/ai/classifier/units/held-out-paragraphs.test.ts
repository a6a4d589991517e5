import { expect, test } from "vitest";
import { type Note, readLines, readNotes } from "@/scripts/classifier/read-examples";
import { byRules } from "@/tests/support/classified";

const fold = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");

/** For each sentence, the position and the label of the item or goal that has it; `noise` is not kept. */
function classify({ language, sentences }: Note) {
  const text = sentences.map((sentence) => sentence.text).join(language === "ja" ? "" : " ");
  const { proposals, goals } = byRules(text);
  const items = [
    ...proposals.map(({ label, keep, content }) => ({ label: keep ? label : "noise", content })),
    ...goals.map(({ title, description }) => ({ label: "goal", content: description ?? title })),
  ].map(({ label, content }) => ({ label, said: fold(content) }));
  return sentences.map((sentence) => {
    const said = fold(sentence.text);
    // A goal of two targets, or an item without its tag, has only a part of the sentence.
    const at = [said, said.slice(-25), said.slice(0, 25)]
      .map((part) => items.findIndex((item) => item.said.includes(part)))
      .find((index) => index >= 0);
    return { at, label: at === undefined ? undefined : items[at]?.label };
  });
}

const judged = readNotes("held-out", "paragraphs").flatMap((paragraph) => {
  const found = classify(paragraph);
  return paragraph.sentences.map((sentence, at) => ({
    ...sentence,
    found: found[at]?.label,
    isBorder: found[at]?.at !== found[at - 1]?.at,
    // Where noise begins or ends, its label decides.
    isBetween: at > 0 && ![sentence.label, paragraph.sentences[at - 1]?.label].includes("noise"),
  }));
});
const pairs = judged.filter(({ isBetween }) => isBetween);

const share = <Entry>(entries: readonly Entry[], isRight: (entry: Entry) => boolean) =>
  entries.filter(isRight).length / entries.length;

test("held-out paragraphs: are none of the examples", () => {
  const notes = [...readNotes("examples", "paragraphs"), ...readNotes("examples", "lists")];
  const known = new Set([
    ...readLines("examples").map(({ text }) => text),
    ...notes.flatMap(({ sentences }) => sentences.map(({ text }) => text)),
  ]);
  expect(judged.filter(({ text }) => known.has(text))).toEqual([]);
});

test("held-out paragraphs: no sentence is lost", () => {
  expect(judged.filter(({ found }) => found === undefined)).toEqual([]);
});

test("held-out paragraphs: three of four borders are found, and as many of those found are right", () => {
  const begins = pairs.filter((pair) => pair.begins);
  const borders = pairs.filter(({ isBorder }) => isBorder);
  expect(share(begins, ({ isBorder }) => isBorder)).toBeGreaterThan(0.75);
  expect(share(borders, (pair) => pair.begins)).toBeGreaterThan(0.75);
});

test("held-out paragraphs: seven of ten sentences get their label, and nearly all noise is recognized", () => {
  expect(share(judged, ({ label, found }) => label === found)).toBeGreaterThan(0.7);
  expect(
    share(judged, ({ label, found }) => (label === "noise") === (found === "noise")),
  ).toBeGreaterThan(0.95);
});
