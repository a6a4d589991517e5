import { expect, test } from "vitest";
import { findDecisionDay } from "@/lib/text/decision-day";
import { findSource } from "@/lib/text/decision-lead";

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
  ["On 3 October Ann and Bo decided to wait.", "3 October", null],
  ["Am 3. Oktober wählten wir den kleinen Plan.", "3. Oktober", null],
  ["On 3 October we agreed a meeting with Bo.", "3 October", null],
  ["10月3日に理事会が小さい案を選んだ。", "10月3日", null],
  ["We looked at X and decided on 16 November to build.", "16 November", null],
  ["Das haben wir am 16. November beschlossen.", "16. November", null],
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
])("decision day: none of another event: %s", (text) => expect(find(text)).toBeNull());
