import { expect, test } from "vitest";
import { byRules, compared } from "@/tests/support/classified";

const chat = (...said: string[]) =>
  said.map((each, at) => `[09:1${at}] ${at % 2 ? "Mara Nowak" : "Tom Hale"}: ${each}`).join("\n");
const keptOf = (text: string) => byRules(text).proposals.filter(({ keep }) => keep);

test.each([
  ["who brings cake on Friday?", "The sensor must not run below minus 15 degrees"],
  ["wer bringt brötchen am montag?", "Der Zähler darf nicht unter minus 15 Grad laufen"],
  ["wie neemt vrijdag taart mee?", "De sensor mag volgens de fabrikant niet onder min 15 graden"],
  ["qui apporte le gâteau vendredi ?", "Le capteur ne doit pas passer sous moins 15 degrés"],
])("classifier: a message that turns from small talk is no answer: %s", (asked, said) => {
  expect(keptOf(chat(asked, said))).toMatchObject([{ content: `${said}\n\n— Mara Nowak, 09:11` }]);
});

test.each([
  ["Who pays for lost cards?", "The marina, it is in the contract"],
  ["How long does the battery last?", "Seven months, the maker says three years"],
  ["Wann kommt die neue Karte?", "Im März, sagt der Verlag"],
  ["Does the map work offline?", "No, only with a signal"],
  ["did anybody call the baker?", "yes. 38 % of the orders came too late"],
  ["How was it?", "It froze twice and nobody could book"],
  ["How do you book today?", "I call the harbour twice and nobody answers"],
  ["How was the test with the fishermen?", "The fishermen could not find the button"],
  ["Werkt de kaart zonder bereik?", "Nee, alleen met signaal"],
  ["Qui paie les cartes perdues ?", "Le port, c'est dans le contrat"],
])("classifier: a question has its answer, also in other words: %s", (asked, said) => {
  expect(byRules(chat(asked, said)).proposals).toHaveLength(1);
});

test.each([
  [
    "We could send a text message once the berth is free",
    "Good idea. We'll do it, but only for the 2028 season.",
  ],
  [
    "Wir könnten eine SMS schicken, sobald der Platz frei ist",
    "Gute Idee. Machen wir, aber erst zur Saison 2028.",
  ],
  [
    "We kunnen een sms sturen zodra de plek vrij is",
    "Goed idee. Doen we, maar pas in seizoen 2028.",
  ],
  [
    "On pourrait envoyer un SMS dès que la place est libre",
    "Bonne idée. On le fait, mais seulement pour la saison 2028.",
  ],
])("classifier: an idea that is accepted is one decision, named by the idea: %s", (idea, reply) => {
  const text = chat(idea, reply);
  expect(byRules(text).proposals).toMatchObject([
    { label: "decision", title: idea, content: text },
  ]);
});

test.each([
  ["Competitor Velo lends bikes for free.", "key_competitors"],
  ["There is a risk that the battery burns in the shed.", "risk"],
])("classifier: a decision after what is no idea stands alone: %s", (said, label) => {
  const { proposals } = byRules(`Ann: ${said}\nBo: Good idea. Let's do that, but cheaper.`);
  expect(proposals.map((each) => each.label)).toEqual([label, "decision"]);
});

test("classifier: an idea is accepted below the next name too", () => {
  const text =
    "佐々木 明 9:12\n空きが出たらSMSを送ったらどうでしょう\n高橋 さくら 9:41\nいいですね。やりましょう、ただし2028年の季節からで。";
  expect(byRules(text).proposals).toMatchObject([
    { title: "空きが出たらSMSを送ったらどうでしょう" },
  ]);
  expect(compared(text).added).toEqual([]);
});

test.each([
  ["We could send a text message", "Ok, let's do it. Btw the printer is broken. Nobody can print."],
  ["The map froze twice today", "Good idea. We'll do the map in red."],
  ["Wir könnten eine SMS schicken", "Machen wir nächste Woche die Inventur?"],
  ["Wir könnten eine SMS schicken", "Gute Idee. Machen wir die Inventur auch gleich mit."],
  ["We kunnen een sms sturen", "Doen we de inventaris volgende week?"],
  ["On pourrait envoyer un SMS", "Bonne idée. On fait l'inventaire lundi."],
  ["We could send a text message", "Yes, but who pays for the messages?"],
])("classifier: a message that says more than yes stands alone: %#", (idea, reply) => {
  expect(byRules(chat(idea, reply)).proposals).toHaveLength(2);
});
