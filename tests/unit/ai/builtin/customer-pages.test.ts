import { describe, expect, test } from "vitest";
import { refusesPrevious } from "@/lib/ai/engines/builtin/join-sentences";
import { briefFor, draft, item, upload } from "./pieces";

const publish = async (
  text: string,
  label: "decision" | "general_note" | "risk" = "general_note",
) =>
  (await draft(briefFor("release_notes", [item(label, "Kiln", text)]))).replaceAll(
    / \[\^E\d+\]/g,
    "",
  );

describe("release notes: minutes are not for customers", () => {
  test.each([
    "Present: Ann Lee, Bo Hart\n\n- The timer is live since 3 May 2026.\n- Help page: kiln.example",
    "Teilnehmer: Anna Lehmann, Bo Hart\n\n- Neu: der Timer ist verfügbar.\n- Hilfe: kiln.example",
    "Aanwezig: Anna de Leeuw en Bo Hart\n\n- Nieuw: de timer is beschikbaar.\n- Hulp: kiln.example",
    "Présents : Anne Roux, Bo Hart ; excusé : Luc Petit\n\n- Nouveau : le minuteur est disponible.",
    "出席者：森、原\n\n- 新機能：タイマーの提供開始。",
  ])("%j", async (text) => {
    expect(await publish(text)).not.toMatch(/kiln\.example|minuteur|timer|タイマー/i);
  });

  test.each([
    "Participants: 40 clubs. New: the timer is available.",
    "Present: a timer that is live. New: the timer is available.",
    "Teilnehmer: 40 Vereine. Neu: der Timer ist verfügbar.",
    "Aanwezig: een timer. Nieuw: de timer is beschikbaar.",
    "Présents : 40 clubs. Nouveau : le minuteur est disponible.",
    "参加者：40人。新機能：タイマーの提供開始。",
  ])("but a number of people makes none: %j", async (text) => {
    expect(await publish(text)).toMatch(/minuteur|timer|タイマー/i);
  });
});

describe("release notes: what would stop the plan is not for customers", () => {
  test.each([
    ["We stop the pilot if more than three kilns fail.", "Open from 3 May 2027, release in May."],
    ["Wir stoppen den Piloten, wenn drei Öfen ausfallen.", "Release im Mai 2027."],
    ["Wij stoppen de proef als drie ovens uitvallen.", "Release in mei 2027."],
    ["On arrête le pilote si plus de trois fours tombent en panne.", "Release en mai 2027."],
    ["窯が三台故障したら試行を中止する。", "2027年5月に提供開始。"],
    ["Rollback: members use the paper list.", "Release in May 2027."],
    ["Retour arrière : on ferme le site.", "Release en mai 2027."],
  ])("%s", async (stop, release) => {
    for (const label of ["decision", "general_note"] as const)
      expect(await publish(`${stop} ${release}`, label)).not.toContain(stop.slice(0, 20));
    const file = upload("x.md", `## Rollout\n\n- ${release}\n- ${stop}`);
    const written = await draft(briefFor("release_notes", [file]));
    expect(written).toContain(release);
    expect(written).not.toContain(stop.slice(0, 20));
  });

  test.each([
    "If a firing stops, the app shows why. Available from May.",
    "The app does not work yet if the phone is off.",
    "Wenn ein Brand stoppt, meldet es die App. Verfügbar ab Mai.",
    "Als een stook stopt, meldt de app dat. Beschikbaar vanaf mei.",
    "Si une cuisson s'arrête, l'application le dit. Disponible en mai.",
    "焼成が止まったら通知する。5月に提供開始。",
  ])("but what the product does is: %s", async (text) => {
    expect(await publish(text)).toContain(text.slice(0, 12));
  });

  test.each([
    "Members may keep calling. No countermeasure yet.",
    "Mitglieder rufen weiter an. Noch keine Gegenmaßnahme.",
    "Leden blijven bellen. Nog geen maatregel.",
    "Les membres pourraient continuer d'appeler. Pas encore de parade.",
    "会員が電話を続けるかもしれない。対策はまだない。",
  ])("a risk without an answer is no known issue: %s", async (text) => {
    const section = (await publish(text, "risk")).split("## Known issues")[1] ?? "";
    expect(section).not.toContain(text.split(/[.。] ?/)[0]);
  });
});

describe("drafts: a refusal without its matter stays with the sentence before it", () => {
  test.each([
    [
      "Good news: the manual does not work yet.",
      "The pilot will start on 29 May 2027.",
      "Karin has not agreed yet.",
    ],
    [
      "Der Export ist noch offen.",
      "Der Pilot beginnt am 29. Mai 2027.",
      "Karin hat noch nicht zugestimmt.",
    ],
    [
      "De export is nog fout.",
      "De proef begint op 29 mei 2027.",
      "Karin heeft nog niet ingestemd.",
    ],
    [
      "L'export n'est pas encore prêt.",
      "Le pilote commencera le 29 mai 2027.",
      "Karine n'a pas encore accepté.",
    ],
    [
      "書き出しは既知の問題がある。",
      "試行は2027年5月29日に始まる。",
      "原さんはまだ承諾していない。",
    ],
  ])("%s", async (first, left, refusal) => {
    const written = await publish([first, left, refusal].join(" "));
    if (written.includes(refusal)) expect(written).toContain(left);
  });

  test("a sentence that is left out within a paragraph leaves a mark", async () => {
    const text =
      "Export does not work yet on phones. Sync will be fixed on 29 May 2027. Tablets show it.";
    expect(await publish(text)).toContain("on phones. … Tablets show it.");
  });

  test.each([
    "The board has not agreed.",
    "Der Vorstand hat noch nicht zugestimmt.",
    "Das Bauamt hat bisher nicht geantwortet.",
    "De gemeente heeft nog niet getekend.",
    "La mairie n'a toujours pas répondu.",
    "市は了承していない。",
  ])("says nothing alone: %s", (text) => expect(refusesPrevious(text)).toBe(true));

  test.each([
    "Karin has not accepted the plan.",
    "Two members have not signed the lease.",
    "The card was not accepted at the till.",
    "The form is not signed by two people.",
    "Karin has agreed.",
    "If Karin has not agreed, we wait.",
    "Has Karin not agreed?",
    "We do not accept cash.",
    "Karin hat den Plan noch nicht genehmigt.",
    "Zwei haben den Vertrag nicht unterschrieben.",
    "Karin hat zugestimmt.",
    "Hat Karin noch nicht zugestimmt?",
    "Karin heeft het plan nog niet goedgekeurd.",
    "Wij accepteren geen contant geld.",
    "Karin heeft ingestemd.",
    "Karine n'a pas encore accepté le plan.",
    "Nous n'acceptons pas les espèces.",
    "Karine a accepté.",
    "原さんは計画を承諾した。",
    "署名のない用紙は使えない。",
    "承認していない人は三人、残りは済み。",
  ])("says its matter, or refuses nothing: %s", (text) =>
    expect(refusesPrevious(text)).toBe(false),
  );
});
