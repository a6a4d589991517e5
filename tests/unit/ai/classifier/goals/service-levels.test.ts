import { expect, test } from "vitest";
import { byRules } from "@/tests/support/classified";

const read = (text: string) => byRules(text).goals.map(({ key_result }) => key_result);

test.each([
  "Repairs within 4 hours on weekdays, next day at weekends",
  "Delivery within 3 to 5 working days",
  "Lieferung innerhalb von 3 Werktagen",
  "Der Kundendienst kommt werktags innerhalb von 4 Stunden.",
  "Levering binnen 3 werkdagen",
  "De monteur komt op werkdagen binnen 4 uur.",
  "Livraison sous 3 jours ouvrés",
  "Le dépannage se fait sous 4 heures en semaine.",
  "修理は平日なら6時間以内、土日は翌日",
  "納品は5営業日以内に届く。",
])("goals: what a supplier promises is no target: %s", (text) => {
  expect(byRules(text)).toMatchObject({ goals: [], proposals: [{ keep: true }] });
});

test.each([
  ["Answer every mail within 2 working days.", "2 working days"],
  ["We want to answer within 2 days.", "2 days"],
  ["Replies to guests within 24 hours by June 2027", "24 hours"],
  ["90% of orders delivered within 3 days", "90%"],
  ["Delivery in under 3 days by June", "under 3 days"],
  ["Goals\n- Delivery within 3 working days", "3 working days"],
  ["Ziel: Lieferung innerhalb von 3 Werktagen", "3 Werktagen"],
  ["Antwort auf jede Mail innerhalb von 24 Stunden", "24 Stunden"],
  ["Anfragen innerhalb von 2 Tagen beantworten", "2 Tagen"],
  ["Aanvragen binnen 2 dagen beantwoorden", "2 dagen"],
  ["Répondre aux demandes sous 24 heures", "24 heures"],
  ["目標:3営業日以内に届ける", "3営業日"],
  ["3営業日以内に届けるようにする", "3営業日"],
  ["返信を2営業日以内にする", "2営業日"],
  ["Wir streben eine Antwort innerhalb von 2 Tagen an.", "2 Tagen"],
  ["We streven naar een antwoord binnen 2 dagen.", "2 dagen"],
  ["Nous visons une réponse sous 48 heures.", "48 heures"],
  ["Customers should get a reply within 2 days.", "2 days"],
  ["3日以内に返信する。", "3日"],
])("goals: a period that somebody sets for themselves is a target: %s", (text, target) => {
  expect(read(text)).toEqual([target]);
});
