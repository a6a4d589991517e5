import { expect, test } from "vitest";
import { isReason, isRefusal } from "@/lib/ai/reading/sentences/refusals";

test.each([
  "Private customers are left out.",
  "The tool is for landlords, not for tenants.",
  "Not for private clients.",
  "Privatkunden bleiben draußen.",
  "Lieferdienste bleiben außen vor.",
  "Nur für Verwaltungen, nicht für Privatkunden.",
  "Particulieren blijven erbuiten.",
  "Alleen voor bedrijven, niet voor particuliere klanten.",
  "Les particuliers sont laissés de côté.",
  "Pour les bailleurs, pas pour les locataires.",
  "カーペットは受けない",
  "出張修理は行わない。",
  "相談チャットは作りません。",
  "貸し出しはしない。",
  "店頭のみで、配送はしない。",
  "自転車は扱わないことにした。",
  "法人は対象外とする。",
])("decisions: leave out: %s", (text) => expect(isRefusal(text)).toBe(true));

test.each([
  "The discount is for members, not for guests.",
  "We pay for the van, not for the driver.",
  "The fee is for setup, not for use.",
  "Rain stays out of the shed.",
  "Nobody is left out in the cold.",
  "Not for long.",
  "Not for sale before May.",
  "Die Tür bleibt offen.",
  "Hunde bleiben draußen, wenn es voll ist.",
  "Der Rabatt gilt für Mitglieder, nicht für Gäste.",
  "Das Geld ist für Material, nicht für Arbeit.",
  "Die Karte bleibt außen am Wagen.",
  "De prijs geldt voor leden, niet voor gasten.",
  "We betalen voor de bus, niet voor de rit.",
  "Het blijft buiten staan.",
  "Le prix vaut pour les membres, pas pour les visiteurs.",
  "Les vélos restent dehors.",
  "料金は変えない。",
  "例外は認めない。",
  "値上げはしない。",
  "変更はしない。",
  "本番には遅れない。",
  "店員は困らない。",
  "在庫がないと受けられない。",
  "カードは対象である。",
])("decisions: do not leave out: %s", (text) => expect(isRefusal(text)).toBe(false));

test.each([
  "Too expensive.",
  "Because the law forbids it.",
  "Zu teuer.",
  "Sonst rufen alle an.",
  "Te duur.",
  "Omdat de wet het verbiedt.",
  "Trop cher.",
  "置く場所がないため。",
  "手間がかかるから。",
])("decisions: give a reason: %s", (text) => expect(isReason(text)).toBe(true));

test.each([
  "Customers pay by invoice.",
  "We build a page instead.",
  "Kunden zahlen per Rechnung.",
  "Wir bauen eine Seite.",
  "Klanten betalen per factuur.",
  "On envoie une facture.",
  "請求書で払う。",
  "9時から始める。",
])("decisions: say what is done instead: %s", (text) => expect(isReason(text)).toBe(false));
