import { expect, test } from "vitest";
import { findDecisionDay } from "@/lib/text/decision-day";
import { findSource, splitDecision } from "@/lib/text/decision-lead";

const saved = new Date("2026-12-01");
const find = (text: string) => findSource(text, saved) ?? findDecisionDay(text, saved);

test.each([
  ["We start small. Decided 23 November (steering group).", "23 November", "steering group"],
  ["Beschlossen am 23. November (Vorstand). Wir beginnen klein.", "23. November", "Vorstand"],
  ["Agreed with Bo and Neil on 2 October.", "2 October", "Bo and Neil"],
  ["Ann, 12 November: we rent nothing.", "12 November", null],
  ["Ann, 12. November: wir mieten nichts.", "12. November", null],
  ["Ann, 12 november: wij huren niets.", "12 november", null],
  ["It is not 25 %. Ann on 25 November: we take 10 % at once.", "25 November", null],
  ["On 3 October the board chose the small plan.", "3 October", "the board"],
  ["Am 3. Oktober hat der Vorstand den Plan gewählt.", "3. Oktober", "der Vorstand"],
  ["Op 3 oktober door Bo besloten: zes klanten.", "3 oktober", "Bo"],
  ["Le 3 octobre, le comité a choisi le petit plan.", "3 octobre", "le comité"],
  ["On 3 October Ann and Bo decided to wait.", "3 October", "Ann and Bo"],
  ["Am 3. Oktober wählten wir den kleinen Plan.", "3. Oktober", null],
  ["On 3 October we agreed a meeting with Bo.", "3 October", null],
  ["10月3日に理事会が小さい案を選んだ。", "10月3日", "理事会"],
  ["We looked at X and decided on 16 November to build.", "16 November", null],
  ["Das haben wir am 16. November beschlossen.", "16. November", null],
  ["On a tranché le 16 novembre : deux fours.", "16 novembre", null],
  [
    "Le 6 octobre 2026, le comité de pilotage a retenu Brun.",
    "6 octobre 2026",
    "le comité de pilotage",
  ],
  ["On 6 October 2026 the committee picked Brun.", "6 October 2026", "the committee"],
  ["Am 6. Oktober 2026 hat der Vorstand Brun ausgewählt.", "6. Oktober 2026", "der Vorstand"],
  ["Le 6 novembre, nous sommes revenus sur la décision du 3 octobre.", "6 novembre", null],
  ["On 6 November we reversed the decision of 3 October.", "6 November", null],
  ["Am 6. November haben wir den Beschluss vom 3. Oktober aufgehoben.", "6. November", null],
  ["Op 6 november hebben we het besluit van 3 oktober ingetrokken.", "6 november", null],
  ["11月6日に理事会が10月3日の決定を撤回した。", "11月6日", "理事会"],
  ["Ann Lee decided on 6 October to rent.", "6 October", "Ann Lee"],
  ["Le 6 octobre 2026, Ann Lee a décidé de louer.", "6 octobre 2026", "Ann Lee"],
  ["Am 6. Oktober hat Ann Lee nach Rücksprache beschlossen, zu mieten.", "6. Oktober", "Ann Lee"],
  ["Ann Lee beschloss am 6. Oktober, zu mieten.", "6. Oktober", "Ann Lee"],
  ["Ann Smit heeft op 6 oktober besloten om te huren.", "6 oktober", "Ann Smit"],
  ["Op 6 oktober besloot Ann Smit te huren.", "6 oktober", "Ann Smit"],
  ["田中部長が10月6日に決めた。二名を雇う。", "10月6日", "田中部長"],
])("decision day: %s", (text, date, people) => {
  expect(find(text)).toEqual({ date, people });
});

test.each([
  "On 3 May 2026 the server failed. We buy a new one.",
  "Am 3. Mai fiel der Server aus. Wir kaufen einen neuen.",
  "Op 3 mei viel de server uit. We kopen een nieuwe.",
  "Le 3 mai, le serveur est tombé. Nous en achetons un.",
  "5月3日にサーバーが落ちた。新しいものを買う。",
  "On 3 March 2027 the board decides.",
  "We agreed on 3 March 2027 as the start.",
  "If it was agreed on 3 May, we stop.",
  "Nothing was decided on 3 May.",
  "Leeds, 3 March 2027: we open.",
  "Code Freeze, 3 March 2027.",
  "Who decided on 3 May?",
  "Prices stay. They were set on 3 May.",
  "We pay by 3 May.",
  "The board meets on 3 May. We wait.",
  "Wir zahlen bis zum 3. Mai.",
  "Het bestuur komt op 3 mei. We wachten.",
  "Le conseil se réunit le 3 mai.",
  "理事会は5月3日に開かれる。",
  "“We chose it on 3 May,” said a customer.",
  "On 3 May 2025 the server failed and we decided to buy a new one.",
  "Am 3. Mai 2025 war die Messe, danach haben wir entschieden, zu warten.",
  "Op 3 mei 2025 viel de server uit en hebben we besloten te wachten.",
  "Le 3 mai 2025, le serveur est tombé et nous avons décidé d'attendre.",
  "On 3 May 2025 parliament approved the law.",
  "Am 3. Mai 2025 hat die Bank den Kredit genehmigt.",
  "Revenue on 3 May 2025: 400 pounds.",
  "Complaint, 3 May 2025: the gate was shut.",
  "Leeds, 3 May 2025: the shop burned down.",
  "We agreed on 3 May 2025 as the start.",
  "The board decided on 3 May 2025 as launch day.",
  "We revoked what was decided on 3 May.",
  "The decision of 3 May is revoked.",
  "On 3 May the team replaced the oven. We rent a second.",
  "On 3 May we picked up the van.",
  "Am 3. Mai entschied sich der Kunde für Brun.",
  "Op 3 mei heeft de klant ons gekozen.",
  "Le 3 mai, la mairie a retenu un autre loueur.",
  "Rien n'a été tranché le 3 mai.",
  "5月3日に価格が変更された。窯を買う。",
])("decision day: none of another event: %s", (text) => expect(find(text)).toBeNull());

test.each([
  [
    "Décision du comité de direction du 3 mai 2026 : nous louons.",
    "3 mai 2026",
    "comité de direction",
  ],
  ["Décision du 3 mai : nous louons.", "3 mai", null],
  [
    "Decision by the board of trustees on 3 May 2026: we rent.",
    "3 May 2026",
    "the board of trustees",
  ],
  ["Decision of 3 May: we rent.", "3 May", null],
  ["Entscheidung vom 3. Mai 2026: Wir mieten.", "3. Mai 2026", null],
  [
    "Besluit van de raad van bestuur van 3 mei 2026: we huren.",
    "3 mei 2026",
    "de raad van bestuur",
  ],
  ["5月3日の役員会の決定：借りる。", "5月3日", "役員会"],
])("decision day: a heading of the record: %s", (text, date, people) =>
  expect(splitDecision(text)).toMatchObject({ date, people }),
);

test.each([
  "Decision of 3 May: revoked.",
  "Beschluss vom 3. Mai: aufgehoben.",
  "Décision du 3 mai : annulée.",
  "Besluit van 3 mei: ingetrokken.",
  "5月3日の決定：撤回した。",
  "Decision of the court of 3 May 2026: the lease ends.",
  "Décision du tribunal du 3 mai 2026 : le bail est résilié.",
  "Decision on 3 May 2027: the board votes.",
])("decision day: no heading of the record: %s", (text) =>
  expect(splitDecision(text).date).toBeNull(),
);
