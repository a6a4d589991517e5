import { expect, test } from "vitest";
import { findSource } from "@/lib/text/decision-lead";

const SAVED = new Date("2026-12-01");
const find = (text: string) => findSource(text, SAVED);

test.each([
  ["We keep 89 euros. Agreed with the council (24.11.2026).", "24.11.2026", null],
  ["Agreed: up to 1,000 euros without a signature. (Ben, 30.11.2026)", "30.11.2026", "Ben"],
  ["We wait. Decided by Ben on 26 November 2026.", "26 November 2026", "Ben"],
  ["We wait. Decided on 3 May 2026. The map is late.", "3 May 2026", null],
  ["We wait. 3 May 2026, steering group. The map is late.", "3 May 2026", "steering group"],
  ["Wir warten. Das ist so vereinbart (24.11.2026).", "24.11.2026", null],
  ["Wir haben entschieden: wir warten. (Jens, 30.11.2026)", "30.11.2026", "Jens"],
  ["Wir warten. (Jens, 3. September)", "3. September", null],
  ["Papier bleibt. Entschieden von Jens am 26.11.2026.", "26.11.2026", "Jens"],
  ["Wir warten. Beschlossen am 3. Mai 2026. Die Karte fehlt.", "3. Mai 2026", null],
  ["We wachten. Zo afgesproken met de raad (24-11-2026). (Jan, 30.11.2026)", "30.11.2026", "Jan"],
  ["We wachten. Besloten op 3 mei 2026. De kaart is laat.", "3 mei 2026", null],
  ["On a décidé d'attendre. (Paul, 30.11.2026)", "30.11.2026", "Paul"],
  ["On attend. Décidé le 3 mai 2026. La carte manque.", "3 mai 2026", null],
  ["10月27日に決定。待つ。地図が遅い。", "10月27日", null],
  ["待つ。2026年11月5日決定。地図が遅い。", "2026年11月5日", null],
  ["待つ。地図がないから。2026年10月6日、販売会議。", "2026年10月6日", "販売会議"],
  ["待つ。2026年2月19日、店長会議。地図が遅い。", "2026年2月19日", "店長会議"],
  ["待つ。10月6日の販売会議で決定しました。", "10月6日", "販売会議"],
])("decisions: when and by whom: %s", (text, date, people) => {
  expect(find(text)).toEqual({ date, people });
});

test.each([
  "We use the price list (1.5.2026).",
  "We follow the law (24.5.2018).",
  "We wait. The lease ends on 3 May 2026. The map is late.",
  "We wait. On 3 May 2026 the group met. The map is late.",
  "We wait. Decided cases of 3 May 2026 stay. The map is late.",
  "We open on 3 May. (Ben, 30.11.2027)",
  "Wir nehmen die Liste (1.5.2026).",
  "Wir warten. Der Vertrag endet am 3. Mai 2026. Die Karte fehlt.",
  "Wir warten. Am 3. Mai 2026 tagt der Vorstand. Die Karte fehlt.",
  "Vereinbart ist die Frist vom 3. Mai 2026 nicht. Die Karte fehlt.",
  "We nemen de lijst (1.5.2026).",
  "We wachten. Het contract eindigt op 3 mei 2026. De kaart is laat.",
  "On prend la liste (1.5.2026).",
  "On attend. Le bail finit le 3 mai 2026. La carte manque.",
  "待つ。10月27日に開店。",
  "待つ。2026年11月5日、大雨。地図が遅い。",
  "待つ。2026年10月6日に会議を開く。",
  "待つ。契約は2026年11月5日まで。",
  "待つ。11月5日に決定する予定。",
])("decisions: no sentence says when: %s", (text) => expect(find(text)).toBeNull());

test.each([
  "We open the pilot first (Leeds, 3 May 2026).",
  "Wir beginnen dort (Kiel, 3. Mai 2026).",
  "We beginnen daar (Gouda, 3 mei 2026).",
  "Wir warten. (Preise, 3. Mai 2026)",
  "We start. (Leeds, 30.04.2026)",
  "料金は据え置く。5月6日の説明会",
  "料金は据え置く。（説明会、2026年5月6日）",
])("decisions: a word before the day is nobody: %s", (text) => {
  expect(find(text)?.people ?? null).toBeNull();
});
