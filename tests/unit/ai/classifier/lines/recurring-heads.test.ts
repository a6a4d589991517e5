import { expect, test } from "vitest";
import { readLines } from "@/lib/ai/classifier/lines/read-lines";
import { byRules, compared } from "@/tests/support/classified";

const SHELVES = "倉庫の棚が足りないという声が増えています";
const RULE = "では、棚は二段だけ増やすことにします。これで決めます";

const read = (text: string) =>
  byRules(text)
    .proposals.filter(({ keep }) => keep)
    .map(({ content }) => content.replace("\n\n— ", " — "));

test.each([
  ["佐々木 明 9:12", "高橋 さくら 9:31"],
  ["9:12 佐々木 明", "9:31 高橋 さくら"],
  ["佐々木 明  9:12 AM", "高橋 さくら  9:31 AM"],
  ["佐々木 明 午前9:12", "高橋 さくら 午前9:31"],
  ["佐々木 明 2026/11/24 9:12", "高橋 さくら 2026/11/24 9:31"],
  ["佐々木 明 11月24日(火) 9:12", "高橋 さくら 11月24日(火) 9:31"],
])("classifier: a name in any script and a time that recur are heads: %s", (first, second) => {
  const text = `${first}\n${SHELVES}\n${second}\n${RULE}`;
  expect(read(text)).toEqual([`${SHELVES} — ${first}`, `${RULE} — ${second}`]);
  expect(compared(text)).toEqual({ lost: "", added: [] });
});

test.each([
  ["田中恵", "木村蓮太", SHELVES, RULE],
  ["jürgen möbius", "annegret", "Die Gäste finden die Karte nicht.", "Die Mails landen im Spam."],
  ["sietske dijkstra", "wubbo", "Gasten vinden de kaart niet.", "De mails komen niet aan."],
  ["maëlle le goff", "yannick", "Les clients ne trouvent pas la carte.", "Les mails se perdent."],
  ["siobhan oreilly", "deepak", "Guests cannot find the map.", "Mails get lost every day."],
])("classifier: a name that recurs with a time is that of a writer: %s", (one, other, ...said) => {
  const heads = [`${one} 9:12`, `${other} 9:31`, `${one} 9:33`];
  const text = `${heads[0]}\n${said[0]}\n${heads[1]}\n${said[1]}\n${heads[2]}\n${said[0]}`;
  const lines = readLines(text);
  expect(lines.flatMap((line) => (line.kind === "speaker" ? line.said : []))).toEqual(heads);
});

test("classifier: a time below a name in any script belongs to it", () => {
  const text = `佐々木 明\n9:12\n${SHELVES}\n高橋 さくら\n9:31\n${RULE}`;
  expect(read(text)).toEqual([`${SHELVES} — 佐々木 明  9:12`, `${RULE} — 高橋 さくら  9:31`]);
  const english = "Ann Lee\n9:12\nGuests cannot find the map.\nJonas Weber\n9:31\nMails get lost.";
  expect(readLines(english).map(({ kind }) => kind)).toEqual([
    "speaker",
    "plain",
    "speaker",
    "plain",
  ]);
});

test("classifier: rows of an exported chat are messages with their writers", () => {
  const text = `[LINE] 倉庫チームのトーク履歴\n保存日時:2026/11/24 18:02\n\n2026/11/24(火)\n09:13\t佐々木 明\t${SHELVES}\n09:20\t高橋 さくら\t"冬は結露でラベルがはがれます\n夏ははがれません"\n09:31\t佐々木 明\t${RULE}`;
  const { proposals, goals } = byRules(text);
  expect(goals).toEqual([]);
  expect(proposals.map(({ content }) => content)).toContain(
    `${RULE}\n\n— [LINE] 倉庫チームのトーク履歴 › 佐々木 明 09:31`,
  );
  expect(proposals.at(-1)?.content).toBe("保存日時:2026/11/24 18:02\n\n2026/11/24(火)");
  const english =
    "24/11/2026\n09:13\tAnn Lee\tGuests forget to cancel.\n09:31\tJonas Weber\tMails land in spam.";
  expect(read(english)).toEqual([
    "Guests forget to cancel. — Ann Lee 09:13",
    "Mails land in spam. — Jonas Weber 09:31",
  ]);
});

test.each([
  "受付 9:00\n1階のロビーで行います。\n開会 挨拶 9:10\n社長が話します。\n休憩 10:30\nお茶が出ます。",
  "集荷 9:12\n裏口で受け取る。\n納品 10:33\n工場の1番口に置く。\n集荷 13:08\n二便目。",
  "09:00\t受付\t1階ロビー\n09:30\t開会\t大ホール",
  "09:00\tOpening\tThe mayor welcomes the guests.\n09:30\tPause\tCoffee for all.\n10:30\tPause\tTea for all.",
  "Lager geöffnet 07:00\nDie Schlüssel hat Jana.\nLager geschlossen 18:00\nJana schließt ab.",
  "server down 10:42\nNobody could log in.\nserver up 10:58\nAll fine.\nserver down 11:03\nNobody could log in.",
  "Réunion reportée 14:02\nLa salle est prise.\nRéunion reportée 15:07\nLa salle est prise.",
  "Ouverture des portes 08:30\nLes exposants entrent.\nFermeture des portes 18:15\nTous sortent.",
  "Tor 1 geöffnet 07:02\nTor 2 geöffnet 07:09\nTor 3 geöffnet 07:31",
  "Deuren open 07:02\nDe chauffeurs wachten.\nDeuren dicht 18:31\nDe chauffeurs gaan.",
  "Opening\n9:00\nThe mayor speaks in the hall.\nLunch\n12:15\nSoup for everyone is served.",
  "Notes\nAnn Lee\n9:30\nGuests forget to cancel.",
])("classifier: entries with times that are no messages have no writers: %j", (text) => {
  expect(readLines(text).filter(({ kind }) => kind === "speaker")).toEqual([]);
});
