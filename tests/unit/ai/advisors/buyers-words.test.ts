import { expect, test } from "vitest";
import { isChurn } from "@/lib/ai/advisors/shared/buyers-words";

test.each([
  "We lost Weber as a customer in May.",
  "Weber moved to Servana after three years with us.",
  "Customers are leaving us for Servana.",
  "Weber did not renew.",
  "Weber is no longer a customer.",
  "Wir haben zwei Kunden verloren.",
  "De klant is overgestapt.",
  "Nous avons perdu un client en mai.",
  "Weber ist von uns zu Servana gewechselt.",
  "They moved from us to CrewGrid.",
  "Servanaに乗り換えた。",
])("customers who left: %j", (text) => {
  expect(isChurn({ title: "Weber", text })).toBe(true);
});

test.each([
  "Weber stays after a call with us.",
  "After three years with us, Weber renewed.",
  "We zijn overgestapt op een andere server.",
  "乗り換え案内が欲しい。",
  "The route view leaves us time for two more visits.",
  "Customers leave us five-star reviews.",
  "The export leaves us in the dark.",
  "They moved from US to EU servers.",
  "Das Angebot ist von uns zu prüfen.",
  "Nobody left us.",
  "Weber will not leave us.",
  "Anna left the company after three years with us.",
  "Weber moved to the Plus plan after two years with us.",
  "Weber is no longer a customer of CrewGrid and joined us.",
  "They moved from US servers to EU servers.",
  "Angebot von uns zu den Preisen",
  "Servana hat zwei Kunden verloren.",
  "De klant is van Servana naar ons overgestapt.",
  "Servana から当社に乗り換えた。",
])("customers who stay: %j", (text) => {
  expect(isChurn({ title: "Weber", text })).toBe(false);
});
