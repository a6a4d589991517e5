import { expect, test } from "vitest";
import { BUILT_IN_TYPES } from "@/lib/document-types/built-in-types";
import * as topics from "@/lib/document-types/topics";
import { holdsAny } from "@/lib/text/word-beginnings";

/** Included in `LEFT_OUT`, where `not in this` covers some of its phrases. */
const INCLUDED = new Set(topics.OUT_OF_SCOPE);

/** Their phrases also count by their place in a sentence (`saysOver`). */
const PLACED: readonly (readonly string[])[] = [topics.CLOSED, topics.OUTDATED];

const ofTypes = Object.entries(BUILT_IN_TYPES).flatMap(([type, { outline }]) =>
  outline.flatMap(({ heading, about, sentences }) =>
    [about?.words, about?.unless, sentences?.words].flatMap((words) =>
      words ? [{ name: `${type}, ${heading}`, words }] : [],
    ),
  ),
);
const ofTopics = Object.entries(topics).flatMap(([name, words]) =>
  Array.isArray(words) ? [{ name, words }] : [],
);
const lists = [...ofTopics, ...ofTypes].filter(({ words }) => !PLACED.includes(words));

test("phrase lists: a phrase is on one line, occurs once, and no other one covers it", () => {
  expect(lists.length).toBeGreaterThan(30);
  const idle = lists.flatMap(({ name, words }) =>
    words
      .filter((phrase, index) => {
        const others = words.filter((_, other) => other !== index);
        // A label also counts at the beginning of a sentence, where other words do not.
        const isCovered = !phrase.endsWith(":") && holdsAny(phrase, others);
        if (words === topics.LEFT_OUT && INCLUDED.has(phrase)) return false;
        return isCovered || /\n/.test(phrase) || words.indexOf(phrase) !== index;
      })
      .map((phrase) => `${name}: ${phrase}`),
  );
  expect([...new Set(idle)]).toEqual([]);
});
