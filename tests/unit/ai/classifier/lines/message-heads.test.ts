import { expect, test } from "vitest";
import { readLines } from "@/lib/ai/classifier/lines/read-lines";
import { byRules, compared } from "@/tests/support/classified";

const SAID = ["Guests forget to cancel their table.", "Mails land in spam every day."];

const read = (text: string) =>
  byRules(text).proposals.map(({ content }) => content.replace("\n\n— ", " — "));

test.each([
  [
    "the time of a recording above it",
    `00:00:11\nAnn Lee\n${SAID[0]}\n00:00:24\nJonas Weber\n${SAID[1]}`,
    ["[00:00:11] Ann Lee", "[00:00:24] Jonas Weber"],
  ],
  [
    "one name below the time of a recording",
    `0:00:11\nGwendolyn\n${SAID[0]}\n0:00:24\nJonas Weber\n${SAID[1]}`,
    ["[0:00:11] Gwendolyn", "[0:00:24] Jonas Weber"],
  ],
  [
    "a status before the time",
    `Ann Lee\n:palm_tree:  9:47 AM\n${SAID[0]}\nJonas Weber\n  9:50 AM\n${SAID[1]}`,
    ["Ann Lee  9:47 AM", "Jonas Weber  9:50 AM"],
  ],
  [
    "the mark of a program",
    `Zapier\nAPP  9:12 AM\n${SAID[0]}\nJonas Weber\n  9:50 AM\n${SAID[1]}`,
    ["Zapier (APP)  9:12 AM", "Jonas Weber  9:50 AM"],
  ],
  ["the age of a comment", `Ann Lee\n3 days ago\n${SAID[0]}`, ["[3 days ago] Ann Lee"]],
  ["a German age", `Jana Möbius\nvor 2 Tagen\n${SAID[0]}`, ["[vor 2 Tagen] Jana Möbius"]],
  [
    "a Dutch age",
    `Sanne van der Berg\n2 dagen geleden\n${SAID[0]}`,
    ["[2 dagen geleden] Sanne van der Berg"],
  ],
  ["a French age", `Élise Girard\nil y a 2 jours\n${SAID[0]}`, ["[il y a 2 jours] Élise Girard"]],
])("classifier: a name on a line of its own writes what is below: with %s", (_, text, heads) => {
  expect(read(text)).toEqual(heads.map((head, at) => `${SAID[at]} — ${head}`));
  expect(compared(text).added).toEqual([]);
});

test("classifier: a time below each message of a help desk belongs to the name above it", () => {
  const text = [
    "Harlow Foods, ticket 18",
    "Elena Petrova",
    SAID[0],
    "29 Oct, 07:58",
    "Rolf",
    "Have you tried the new page?",
    "29 Oct, 07:59",
    "Jonas Weber from Dockwell",
    SAID[1],
    "29 Oct, 08:14 · Seen",
    "Elena Petrova",
    "Yes, three times.",
    "29 Oct, 08:20",
  ].join("\n");
  const sources = byRules(text).proposals.map(({ content }) => content.replace(/^.*— /s, ""));
  expect(sources).toEqual([
    "Harlow Foods, ticket 18 › [29 Oct, 07:58] Elena Petrova",
    "Harlow Foods, ticket 18 › [29 Oct, 07:59] Rolf",
    "Harlow Foods, ticket 18 › [29 Oct, 08:14] Jonas Weber (from Dockwell)",
    "Harlow Foods, ticket 18 › [29 Oct, 08:20] Elena Petrova",
  ]);
  expect(compared(text).added).toEqual([]);
});

test.each([
  "Team Lunch\nPizza for all\n3 Nov, 12:30\nTeam Lunch\nSoup for all\n10 Nov, 12:30",
  "Oksana Ivanchuk\nPiano, second floor\n3 Nov, 12:30\nBilal Haddad\nViolin, first floor\n3 Nov, 13:30",
  "Hafen Wismar\nKran drei\n3. November, 12:30\nHafen Rostock\nKran vier\n3. November, 14:00",
  "00:10:00\nWarm-up Run\nFive laps around the hall.",
  "Standup Ann Lee\nYesterday\n- Guests could cancel.\nToday\n- Mails.",
  "Ann Lee\nYesterday\n- Guests could cancel.\nToday\n- Mails land in spam.",
])("classifier: names and times that are no messages name no writer: %j", (text) => {
  expect(readLines(text).filter(({ kind }) => kind === "speaker")).toEqual([]);
});

test("classifier: a message without a name continues that of the writer above it, in 12 hours too", () => {
  const text = `Ann Lee\n  9:14 AM\n${SAID[0]}\n9:15\n${SAID[1]}\n[9:16 AM]\nThe map is slow.`;
  expect(read(text)).toEqual([
    `${SAID[0]} — Ann Lee  9:14 AM`,
    `${SAID[1]} — Ann Lee  9:15 AM`,
    "The map is slow. — Ann Lee  9:16 AM",
  ]);
});

test("classifier: a transcript below a list of tasks is none of them", () => {
  const text = `Action items\n- Send the draft\n\nTranscript\n00:00:11\nAnn Lee\nGuests want to cancel online.\n00:00:24\nJonas Weber\nWe decided to add a button for it.`;
  expect(byRules(text).proposals.map(({ keep }) => keep)).toEqual([false, true, true]);
});

test.each([
  "29 Oct, 07:58",
  "29 Oct, 08:14 · Seen",
  "Nov 2, 2026 · Source: Intercom",
  "Tue, Nov 3, 8:52 AM (2 days ago)",
  "Oct 23, 2026 at 3:12 PM GMT+1",
  "Tom Hale created the issue · 3w ago",
  "3. November 2026 um 15:12 Uhr",
  "3 november 2026 om 15:12 · Gelezen",
  "3 dagen geleden",
  "3 novembre 2026 à 15:12",
  "il y a 3 jours",
  "3日前",
  "2026年11月3日 15:12",
  "00:00:24",
])("classifier: a line that only says when something was written is in the frame: %s", (line) => {
  expect(readLines(`The cranes stop in the wind.\n\n${line}`).at(-1)?.kind).toBe("frame");
  const { proposals, goals } = byRules(`The cranes stop in the wind.\n\n${line}`);
  expect([proposals.length, goals.length, proposals[1]?.keep]).toEqual([2, 0, false]);
});

test.each([
  "1 March 2027",
  "The crane stopped 3 days ago",
  "Three days ago the crane stopped",
  "Go-live 1 March 2027, 06:00",
  "Last week",
  "Yesterday",
  "Orders close at 14:00",
  "Prices: last updated in 2019",
  "We opened last week",
  "vor 3 Tagen ist der Kran ausgefallen",
  "Bestellungen bis 3. November, 14:00 Uhr",
  "3 dagen geleden viel de kraan uit",
  "La grue est tombée en panne il y a 3 jours",
  "3日前にクレーンが止まった",
])("classifier: a line that says more than when it was written is not in the frame: %s", (line) => {
  expect(readLines(`The cranes stop in the wind.\n\n${line}`).at(-1)?.kind).not.toBe("frame");
});

test("classifier: a name that signs a message does not take the time of the next one", () => {
  const text = `Tom Weber\n3 days ago\n${SAID[0]}\nTom Weber\nJonas Weber\n2 days ago\n${SAID[1]}`;
  expect(compared(text).added).toEqual([]);
  expect(read(text).slice(0, 2)).toEqual([
    `${SAID[0]} — [3 days ago] Tom Weber`,
    `${SAID[1]} — [2 days ago] Jonas Weber`,
  ]);
});
