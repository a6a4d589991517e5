import { expect, test } from "vitest";
import { quoteRequest } from "@/lib/ai/advisors/shared/quote-request";
import { findPutOff } from "@/lib/ai/advisors/shared/quote-settled";
import { item } from "../builtin/pieces";

const idea = (text: string) => item("feature_idea", "Vibration", text);

test.each([
  "Mr Lenz asked for it in the call.",
  "Ann Lee asked for this at the fair.",
  "Ann wants it.",
  "Moira asked, Kings Dock also.",
  "Anna will das, Bo auch.",
  "Anna vroeg erom, Bo ook.",
  "Anna l’a demandé, Bo aussi.",
  "9 of 17 in the survey.",
  "9 out of 17 want it.",
  "7 of the 12 drivers would use it.",
  "Without it, Norlund will leave.",
  "Hat Herr Lenz im Gespräch gewünscht.",
  "Das hat sich Frau Yilmaz gewünscht.",
  "Herr Lenz hat das beim Termin gewünscht.",
  "Herr Lenz wünscht sich das.",
  "Anna will das.",
  "9 von 17 in der Umfrage.",
  "7 von 12 Fahrern wollen das.",
  "Ohne das will Norlund gehen.",
  "Daar heeft mevrouw Jansen in het gesprek om gevraagd.",
  "Anna vroeg erom tijdens het gesprek.",
  "9 van de 17 in de enquête.",
  "Zonder dit wil Norlund weg.",
  "Mme Roux l’a demandé lors de l’appel.",
  "M. Roux le souhaite.",
  "9 sur 17 dans l’enquête.",
  "Sans cela, Norlund veut partir.",
  "店長から要望。",
  "3人が希望。",
  "電話の聞き取りで12人中7人がほしいと言った。",
  "12人中7人が希望した。",
])("prioritization: an idea's own words on who asked, whatever their order: %s", (said) => {
  expect(quoteRequest(idea(`It buzzes. ${said}`))).toBe(said);
});

test.each([
  "Nobody asked for it in the call.",
  "Moira asked, Kings Dock refused.",
  "Moira asked, Nobody else too.",
  "Moira asked, the office also knows.",
  "Moira asked Kings Dock also.",
  "Moira asked, Kings Dock also refused.",
  "Niemand will das, Bo auch.",
  "Anna fragte, Bo auch nicht.",
  "Anna vroeg, Bo ook niet.",
  "Anna a demandé pourquoi, Bo aussi.",
  "Ann asked for the price in the call.",
  "Ann does not want it.",
  "Ann wants it blue.",
  "9 of 17 in the survey said no.",
  "0 of 17 in the survey.",
  "0 von 17 Kunden wollen das.",
  "0人が希望。",
  "12人中0人が希望した。",
  "9 of 17 forms are lost.",
  "3 of 4 screens need it.",
  "9 of 17 do not want it.",
  "Without it, we walk.",
  "Without it, the door will not open.",
  "Hat Herr Lenz im Gespräch abgelehnt.",
  "Hat Herr Lenz nicht gewünscht.",
  "Herr Lenz wünscht sich das nicht.",
  "Georg will das nicht.",
  "Hat Anna gewünscht, dass es leiser wird?",
  "9 von 17 Geräten sind kaputt.",
  "Ohne das müssen wir zu Fuß gehen.",
  "Ohne das geht es nicht.",
  "Niemand will das.",
  "Daar heeft niemand om gevraagd.",
  "9 van de 17 formulieren zijn leeg.",
  "Zonder dit gaat de deur niet open.",
  "Personne ne le souhaite.",
  "M. Roux ne le souhaite pas.",
  "9 sur 17 camions roulent.",
  "Sans cela, la porte reste fermée.",
  "誰からも要望なし。",
  "これから要望を聞く。",
  "3人が担当。",
  "12人中7人が使わないと言った。",
  "希望小売価格は千円。",
  "3人が退職した。",
])("prioritization: no request: %s", (said) => {
  expect(quoteRequest(idea(`It buzzes. ${said}`))).toBeUndefined();
});

test.each([
  "Can wait.",
  "Kann warten.",
  "Muss nicht sein.",
  "Kan wachten.",
  "Hoeft niet per se.",
  "Pas indispensable.",
  "Peut attendre.",
  "なくてもよい。",
  "なくてもいい。",
  "初版には入れない。",
])("prioritization: an idea that can wait leaves itself for later: %s", (said) => {
  expect(findPutOff(idea(`It buzzes. ${said}`))).toBe(said);
});

test.each([
  "The driver can wait.",
  "Can wait for the green light.",
  "Wer nicht kommt, kann warten.",
  "Muss nicht sein Passwort eingeben.",
  "De klant kan wachten.",
  "Kan wachten op groen licht.",
  "Hoeft niet te betalen.",
  "Pas indispensable de payer.",
  "Peut attendre le feu vert.",
  "鍵がなくてもよい。",
  "印鑑はなくてもよい。",
  "なくてもよい仕組みにする。",
  "初版には写真を入れる。",
  "初版に入れないと困る。",
])("prioritization: no words on waiting: %s", (said) => {
  expect(findPutOff(idea(`It buzzes. ${said}`))).toBeUndefined();
});
