import { expect, test } from "vitest";
import { findVerdict } from "@/lib/text/find-verdict";

test.each([
  [
    "Start in Dungarvan",
    "We start in Dungarvan because of the 4G there. (Orla, 2 June)\n\nUPDATE 29 Sept: no longer true, Carlingford first, the recalls are all from there.",
  ],
  [
    "application mobile",
    "(juin) on fait une appli iOS et Android.\n→ abandonné le 22/09, trop cher, un site suffit",
  ],
  ["Mobile app", "(June) we build an iOS and Android app.\n→ dropped on 22 Sept, too expensive"],
  ["Superseded: paper", "We keep paper."],
  ["Paper (superseded)", "We keep paper."],
  ["[Superseded] Paper", "We keep paper."],
  ["RFID", "We use RFID. Superseded on 3 Oct by QR tags."],
  ["RFID", "We use RFID.\nSuperseded by QR tags"],
  ["RFID", "We use RFID.\n3 Oct: replaced by QR tags (decision 7)"],
  ["RFID", "We use RFID. Replaced by decision 7."],
  ["RFID", "Wir nehmen RFID. Ersetzt durch QR am 3. Oktober."],
  ["RFID", "Wir nehmen RFID.\n\nÜberholt seit 3. Oktober."],
  ["RFID", "Wir nehmen RFID.\nNachtrag 3.10.: gilt nicht mehr, wir nehmen QR."],
  ["RFID", "We nemen RFID. Vervangen door QR op 3 oktober."],
  ["RFID", "We nemen RFID.\nUpdate 3 oktober: geldt niet meer."],
  ["RFID", "On prend la RFID. Remplacé par les QR le 3 octobre."],
  ["RFID", "On prend la RFID.\n3/10 : remplacé par D-12"],
  ["RFID", "On prend la RFID.\nMàj 3/10 : abandonné, trop cher"],
  ["RFID", "RFIDを使う。\n→ 廃止"],
  ["RFID", "RFIDを使う。2026年10月3日に廃止。"],
  ["廃止：紙の札", "紙の札を使う。"],
  ["RFID", "RFIDを使う。\n追記 2026年10月3日：撤回しました"],
  ["RFID", "We use RFID.\nStatus: superseded (see 7)"],
  ["RFID", "Status: rejected\n\nWe use RFID."],
  ["RFID", "We use RFID. Withdrawn on 3 October 2026."],
  ["RFID", "We use RFID.\n--> cancelled, no budget"],
  ["RFID", "We use RFID. It is cheap. This decision no longer applies."],
  ["RFID", "Wir nehmen RFID. Diese Entscheidung gilt nicht mehr."],
])("verdicts: a decision does not hold any more: %s: %s", (title, text) => {
  expect(findVerdict({ title, text })).toBeTruthy();
});

test.each([
  ["RFID", "We use RFID. The old tags are superseded by it."],
  ["Order", "An order has three states. Cancelled. Paid. Shipped."],
  ["Stripe", "We move to Stripe. The Braintree contract ends in May. Cancelled on 1 April."],
  ["Preis", "Wir nehmen Pauschalpreis.\nVerworfen.\nAlternativen: nach Stunden"],
  ["Page", "Outdated. That is what customers say of our price page, so we rebuild it."],
  ["Steel", "We take steel.\n-> rejected: brass, tin"],
  ["Login", "We use mail links. Dropped: passwords, too weak."],
  ["Login", "We use mail links. Rejected: passwords."],
  ["Tags", "Dropped tags are replaced by the crew."],
  ["Tags", "We pay for tags. Dropped tags are lost."],
  ["Tags", "We pay for tags. Replaced by the crew at the next tide."],
  ["Native app", "Dropped on 3 May, too expensive."],
  ["Chatbot", "Rejected in the meeting of 3 May."],
  ["Order", "Cancelled orders are paid back within a week. Cancelled orders in May too."],
  ["Price list", "We price by weight. The old list no longer applies."],
  ["Status", "If a scan fails\n→ dropped scans are sent again"],
  ["Status", "Scan fails → dropped and sent again"],
  ["Update", "We update at night.\nUPDATE 29 Sept: Orla agreed."],
  ["Update", "Updates: no longer than 5 minutes a night"],
  ["Start", "UPDATE 29 Sept: no longer true for Dungarvan only"],
  ["Rabatt", "Wir geben Rabatt. Gestrichen: Treuekarte."],
  ["Rabatt", "Aufgehobene Rabatte bleiben ein Jahr sichtbar."],
  ["Rabatt", "Abgelehnt hat der Vorstand nur die Karte."],
  ["Versand", "Zurückgezogene Bestellungen am 3. Mai zahlt niemand."],
  ["Korting", "We geven korting. Geschrapt: de spaarkaart."],
  ["Korting", "Vervallen kortingen blijven zichtbaar."],
  ["Tarief", "Vervallen op 1 mei zijn de oude kaarten."],
  ["Remise", "Annulé ou pas, le client paie."],
  ["Remise", "On rembourse. Annulées après 18 h, les commandes sont facturées."],
  ["Remise", "Retirée la veille, la commande est payée."],
  ["札", "紙の札を廃止する。"],
  ["札", "廃止日は5月1日とする。"],
  ["カード", "カード払いは見送る。"],
  ["カード", "請求書のみとする。カード払いは見送りとした。"],
  ["無効データ", "無効データは消す。"],
  ["Obsolete parts", "Obsolete parts are sold."],
  ["Outdated maps", "We remove outdated maps. Outdated maps cost trust."],
  ["Replaced pumps", "Replaced pumps go to Cork"],
  ["No longer paper", "No longer paper: the crews scan."],
  ["Status board", "Status: open"],
  ["Phase", "Phase 2: cancelled trips are refunded"],
  ["Fair", "We go to Oban - cancelled only if it rains"],
  ["Refund", "We refund in full. Cancelled by the customer within a day, no fee."],
  ["Withdrawal", "We allow it for a month.\n\nWithdrawn by law after 14 days is too short."],
  ["Data", "We keep scans for a year.\n2027: dropped to six months"],
])("verdicts: a decision holds: %s: %s", (title, text) => {
  expect(findVerdict({ title, text })).toBeUndefined();
});

test("verdicts: the whole sentence or line is found", () => {
  const text =
    "We start in Dungarvan. (Orla, 2 June)\n\nUPDATE 29 Sept: no longer true, Carlingford first.";
  expect(findVerdict({ title: "Start", text })).toBe(
    "UPDATE 29 Sept: no longer true, Carlingford first.",
  );
});
