import { expect, test } from "vitest";
import { scoreResources } from "@/lib/search/score";

const common = { hash: "", archived: false, sources: null, initiative: null };

/** As in the demo: the decision says "cost", longer documents say "price" and "decide". */
test("search score: a decision that the query asks for precedes a document that is closer in words and meaning", () => {
  const decision = { ...common, type: "context_item" as const, id: "1", title: "Included in Plus" };
  const plan = { ...common, type: "document" as const, id: "2", title: "Launch plan" };
  const scored = scoreResources(
    { text: "what did we decide about pricing", found: 2, missing: [] },
    [
      {
        ...plan,
        strength: 0.24,
        share: 0.67,
        head: 0,
        inTitle: 0,
        isAsked: false,
        isAddress: false,
      },
      {
        ...decision,
        strength: 0.2,
        share: 0.5,
        head: 0.29,
        inTitle: 0.29,
        isAsked: true,
        isAddress: false,
      },
    ],
    [{ ...plan, deviation: 2 }],
  );
  expect(scored.map(({ id }) => id)).toEqual([decision.id, plan.id]);
});

test("search score: function words of a short question take nothing from the label that it names", () => {
  const hits = [
    { ...common, type: "document" as const, id: "1", title: "Battlecard", strength: 0.27 },
    { ...common, type: "context_item" as const, id: "2", title: "In Plus", strength: 0.19 },
  ].map((one) => {
    const isAsked = one.id === "2";
    return { ...one, share: isAsked ? 0.47 : 0.65, head: 0, inTitle: 0, isAsked, isAddress: false };
  });
  const order = (found: number) =>
    scoreResources({ text: "what did we decide about pricing", found, missing: [] }, hits, []).map(
      ({ id }) => id,
    );
  expect(order(2)).toEqual(["2", "1"]);
  expect(order(9)).toEqual(["1", "2"]); // a pasted text names many things
  const unknown = { text: "decision zzqqxx", found: 1, missing: ["zzqqxx"] };
  for (const { score } of scoreResources(unknown, hits.slice(1), []))
    expect(score).toBeLessThan(0.6); // its main word is in no text
});

test("search score: an archived text comes after live ones of about the same score, not after all", () => {
  const text = { ...common, type: "context_item" as const, head: 0, inTitle: 0, isAddress: false };
  const old = { ...text, id: "old", title: "Off until", archived: true, isAsked: true };
  const live = { ...text, id: "live", title: "In Plus", share: 0.8, isAsked: true };
  const far = { ...text, id: "far", title: "Notes", strength: 0.1, share: 0.4, isAsked: false };
  const hits = [{ ...old, strength: 0.44, share: 1 }, { ...live, strength: 0.35 }, far];
  const scored = scoreResources({ text: "decisions on pricing", found: 2, missing: [] }, hits, []);
  expect(scored.map(({ id }) => id)).toEqual(["live", "old", "far"]);
});

const query = { text: "offline visits", found: 3, missing: [] };
const document = {
  ...common,
  type: "document" as const,
  strength: 0.5,
  share: 1,
  isAsked: false,
  isAddress: false,
};

test("search score: a title that holds the query precedes other texts, however close these are", () => {
  const title = {
    ...document,
    id: "1",
    title: "Plan for offline visits",
    strength: 0.1,
    head: 1,
    inTitle: 1,
  };
  const equal = {
    ...document,
    id: "2",
    title: "Offline visits",
    strength: 0.01,
    head: 1,
    inTitle: 1,
  };
  const text = { ...document, id: "3", title: "Notes", strength: 2, head: 0, inTitle: 0 };
  const near = { ...document, id: "4", title: "Cellars", deviation: 40 };
  const scored = scoreResources(query, [text, title, equal], [near]);
  expect(scored.slice(0, 2).map(({ id }) => id)).toEqual(["2", "1"]);
});

test("search score: a title that holds the query precedes those whose label holds it", () => {
  const title = {
    ...document,
    id: "1",
    title: "Risk appetite",
    strength: 0.1,
    head: 1,
    inTitle: 1,
  };
  const label = { ...document, id: "2", title: "No driver", strength: 0.5, head: 1, inTitle: 0 };
  const scored = scoreResources({ text: "risk", found: 1, missing: [] }, [label, title], []);
  expect(scored.map(({ id }) => id)).toEqual(["1", "2"]);
});

test("search score: a text without the words stays below those that hold all of them", () => {
  const whole = { ...document, id: "1", title: "Notes", strength: 0.05, head: 0, inTitle: 0 };
  const near = { ...document, id: "2", title: "Cellars", deviation: 40 };
  expect(scoreResources(query, [whole], [near]).map(({ id }) => id)).toEqual(["1", "2"]);
});

test("search score: no score exceeds 1, however many titles hold the query", () => {
  const titles = Array.from({ length: 200 }, (_, n) => {
    const id = String(n).padStart(3, "0");
    return {
      ...document,
      id,
      title: `Offline visits ${n}`,
      strength: n / 1e5,
      head: 1,
      inTitle: 1,
    };
  });
  const text = { ...document, id: "text", title: "Notes", strength: 50, head: 0, inTitle: 0 };
  const scored = scoreResources(query, [text, ...titles], []);
  expect(scored.every(({ score }) => score <= 1)).toBe(true);
  expect(scored.slice(0, 3).map(({ id }) => id)).toEqual(["199", "198", "197"]);
  expect(scored.at(-1)?.id).toBe("text");
});

test("search score: a generated text comes after all of its sources but distant ones", () => {
  const source = (id: string, strength: number) => ({
    ...document,
    id,
    title: id,
    strength,
    head: 0,
    inTitle: 0,
  });
  const sources = ["best", "close", "far"];
  const generated = { ...source("generated", 0.5), sources };
  const scored = scoreResources(
    query,
    [generated, source("best", 0.6), source("close", 0.3), source("far", 0.1)],
    [],
  );
  expect(scored.map(({ id }) => id)).toEqual(["best", "close", "generated", "far"]);
});

const draft = (id: string, strength: number, title = id) => {
  const quoting = { sources: ["said"], head: title === id ? 0 : 1, inTitle: title === id ? 0 : 1 };
  return { ...document, id, title, strength, ...quoting };
};
const texts = [
  { ...document, id: "said", title: "Call", strength: 0.6, head: 0, inTitle: 0 },
  { ...document, id: "other", title: "Notes", strength: 0.3, head: 0, inTitle: 0 },
  { ...document, id: "far", title: "Minutes", strength: 0.05, head: 0, inTitle: 0 },
];
type Draft = Omit<ReturnType<typeof draft>, "initiative"> & { initiative: string | null };
const order = (...drafts: Draft[]) =>
  scoreResources(query, [...drafts, ...texts], []).map(({ id }) => id);

test("search score: of drafts that quote one source, the best comes after it, the others after other texts", () => {
  const drafts = [draft("prd", 0.5), draft("epic", 0.45), draft("okrs", 0.4)];
  expect(order(...drafts)).toEqual(["said", "prd", "other", "epic", "okrs", "far"]);
});

test("search score: a draft whose title holds the query comes first, whatever it quotes", () => {
  const named = draft("epic", 0.4, "Epic: offline visits");
  expect(order(draft("prd", 0.5), named)).toEqual(["epic", "said", "prd", "other", "far"]);
});

test("search score: drafts with sources of their own all come before other texts", () => {
  const own = { ...draft("epic", 0.45), sources: ["said", "far"] };
  expect(order(draft("prd", 0.5), own)).toEqual(["said", "prd", "epic", "other", "far"]);
});

test("search score: an archived draft puts no other draft after other texts", () => {
  const archived = { ...draft("prd", 0.5), archived: true };
  expect(order(archived, draft("epic", 0.45))).toEqual(["said", "epic", "other", "far", "prd"]);
});

test("search score: drafts of two initiatives that quote one source both come before other texts", () => {
  const drafts = [
    { ...draft("prd", 0.5), initiative: "routes" },
    { ...draft("epic", 0.45), initiative: "prices" },
    { ...draft("okrs", 0.4), initiative: "prices" },
  ];
  expect(order(...drafts)).toEqual(["said", "prd", "epic", "other", "okrs", "far"]);
});

test("search score: a draft comes before other texts if no better draft quotes all of its sources", () => {
  const two = { ...draft("okrs", 0.4), sources: ["said", "far"] };
  const drafts = [draft("prd", 0.5), { ...draft("epic", 0.45), sources: ["far"] }, two];
  expect(order(...drafts)).toEqual(["said", "prd", "epic", "okrs", "other", "far"]);
});

test("search score: a draft that quotes what a better one does stays at 0.5 or more if it was", () => {
  const unlikely = {
    ...document,
    id: "unlikely",
    title: "Plan",
    strength: 0.17,
    head: 0,
    inTitle: 0,
  };
  const drafts = [draft("prd", 0.5), draft("epic", 0.45), draft("okrs", 0.18)];
  const scored = scoreResources(query, [...drafts, ...texts, unlikely], []);
  const scores = Object.fromEntries(scored.map(({ id, score }) => [id, score]));
  expect(scores).toMatchObject({ epic: 0.5, unlikely: 0.472222 });
  expect(scores.okrs).toBeLessThan(0.472222);
});
