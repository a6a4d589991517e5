import { expect, test } from "vitest";
import { isContact } from "@/lib/ai/classifier/lines/mail-lines";
import { readLines } from "@/lib/ai/classifier/lines/read-lines";
import { byRules, compared } from "@/tests/support/classified";

const SAID = "Guests forget to cancel their table.";

test.each([
  "CAUTION: This email originated from outside of the organization. Do not click links.",
  "This message came from an external sender.",
  "You don't often get email from samir@kestrel.example. Learn why this is important",
  "Please consider the environment before printing this email.",
  "Achtung: Diese E-Mail stammt von einem externen Absender. Klicken Sie auf keine Links.",
  "Let op: deze e-mail is afkomstig van buiten de organisatie.",
  "Attention : ce message provient de l'extérieur de l'organisation.",
  "注意：このメールは組織外から送信されました。",
  "T: +44 116 496 0114 | M: +44 7700 900114",
  "Tel.: 0341 123456",
  "Tél : +33 1 23 45 67 89",
  "P: 415-555-0100",
  "電話：03-1234-5678",
])("classifier: a warning or a telephone number around a mail is in the frame: %s", (line) => {
  const text = `${SAID}\n\n${line}`;
  expect(byRules(text).proposals.map(({ keep }) => keep)).toEqual([true, false]);
  expect(compared(text)).toEqual({ lost: "", added: [] });
});

test.each([
  "This message came from outside of the building: the crane had stopped.",
  "This email is from the harbour office, which wants a new list.",
  "Phone: guests call 40 times a day.",
  "T: 40 tables | M: 12 tables",
  "Diese Nachricht kommt von außerhalb des Hafens und niemand liest sie.",
  "Deze e-mail komt van de havenmeester, die een lijst wil.",
  "Ce message vient du port, qui veut une liste.",
  "このメールは顧客から送信されました。",
])("classifier: what a mail says about mails and telephones is not in the frame: %s", (line) => {
  expect(readLines(`${SAID}\n\n${line}`).at(-1)?.kind).not.toBe("frame");
});

test("classifier: the sender of a mail that was copied from a mailbox is its source", () => {
  const text = [
    "Samir Bhatt <samir@kestrel.example>",
    "Tue, Nov 3, 8:52 AM (2 days ago)",
    "to me, Joanne",
    "",
    SAID,
    "",
    "Jana Möbius <jana@dock.example>\t3. November 2026 um 09:12",
    "an Samir",
    "",
    "Mails land in spam every day.",
  ].join("\n");
  const kept = byRules(text).proposals.filter(({ keep }) => keep);
  expect(kept.map(({ content }) => content)).toEqual([
    `${SAID}\n\n— Samir Bhatt`,
    "Mails land in spam every day.\n\n— Jana Möbius, 3. November 2026 um 09:12",
  ]);
  expect(compared(text)).toEqual({ lost: "", added: [] });
});

test("classifier: a list of addresses names no sender", () => {
  const text = `Ann Lee <ann@dock.example>\nJonas Weber <jonas@dock.example>\n${SAID}`;
  expect(byRules(text).proposals[0]?.content).toBe(SAID);
});

test.each([
  "Bitte prüfen Sie, ob diese E-Mail wirklich gedruckt werden muss.",
  "Do you really need to print this email?",
  "Moet u deze e-mail echt afdrukken?",
  "Merci de n'imprimer ce message que si nécessaire.",
])("classifier: a plea not to print a mail is in the frame: %s", (line) => {
  expect(readLines(`${SAID}\n\n${line}`).at(-1)?.kind).toBe("frame");
});

test.each([
  "Bitte prüfen Sie, ob diese Liste gedruckt werden muss.",
  "Do you need to print this ticket at the gate?",
  "Moet u deze bon echt afdrukken?",
  "N'imprimez pas la liste des clients.",
])("classifier: a remark about other prints is not in the frame: %s", (line) => {
  expect(readLines(`${SAID}\n\n${line}`).at(-1)?.kind).not.toBe("frame");
});

test.each([
  ["Hallo Frau Blohm,", "die Lampen fallen bei Frost aus, letzte Woche waren es sieben."],
  ["Hi all,", "guests forget to cancel their table, and it stays empty all evening."],
  ["Beste heer/mevrouw,", "de gasten vergeten hun tafel af te zeggen, elke vrijdag weer."],
  ["Bonjour Madame,", "les clients oublient d'annuler leur table, surtout le vendredi soir."],
])("classifier: a greeting directly above a text is not part of it: %s", (greeting, said) => {
  const text = `${greeting}\n${said}`;
  expect(readLines(text).map(({ kind }) => kind)).toEqual(["frame", "plain"]);
  expect(byRules(text).proposals[0]?.content).toBe(said);
  expect(compared(text)).toEqual({ lost: "", added: [] });
});

test.each([
  "Hallo Frau Blohm, die Lampen fallen aus,",
  "Liebe zum Detail fehlt der Karte.",
  "Dear to guests is the table at the window,",
  "Besten Dank für die Liste,",
  "Chers clients, la table reste vide,",
])("classifier: a line that goes on after its greeting is not in the frame: %s", (line) => {
  expect(readLines(`${line}\n${SAID}`)[0]?.kind).toBe("plain");
});

const SIGNED = [
  [
    "Mit besten Grüßen",
    "",
    "i. A. Rolf Petersen",
    "Leiter Technik",
    "",
    "Nordkran Verein e. V.",
    "Hafenstraße 12 | 26721 Emden",
    "Tel. +49 4921 555-120 | www.nordkran.example",
  ],
  [
    "Kind regards",
    "",
    "Olive Marsh",
    "Head of Gates",
    "",
    "Kestrel Docks Ltd.",
    "12 Quay Street",
    "Bristol BS1 4AA",
    "T: +44 117 496 0114",
    "www.kestrel.example",
  ],
  [
    "Hartelijke groet,",
    "",
    "Joost Mulder",
    "Planning",
    "",
    "Weegbrug Techniek B.V.",
    "Industrieweg 8 | 8938 AS Leeuwarden",
    "info@weegbrug.example | www.weegbrug.example",
  ],
  [
    "Bien cordialement,",
    "",
    "Élise Girard",
    "Direction technique",
    "",
    "Quais du Nord S.A.",
    "4 rue du Port | 59140 Dunkerque",
    "Tél. +33 3 28 55 01 10",
  ],
];

test.each(SIGNED)(
  "classifier: the block below %s is in the frame up to its last address",
  (...block) => {
    const text = `${SAID}\n\n${block.join("\n")}\n\nMails land in spam every day.`;
    const kept = byRules(text).proposals.filter(({ keep }) => keep);
    expect(kept.map(({ content }) => content)).toEqual([SAID, "Mails land in spam every day."]);
    expect(compared(text)).toEqual({ lost: "", added: [] });
  },
);

test.each([
  "Call the gate on Tel. +49 4921 555-120 when the crane stops",
  "The map at www.nordkran.example does not load on old phones.",
  "Mails from info@weegbrug.example land in spam.",
  "Sur www.quais.example, la liste reste vide.",
  "https://files.kestrel.example/plan-of-the-gates",
  "ゲートの地図はwww.kestrel.exampleで開けない。",
])("classifier: a statement with an address does not belong to a signature: %s", (line) => {
  expect(isContact(line)).toBe(false);
});

test.each([
  "Sent from my iPhone",
  "Von meinem iPhone gesendet",
  "Gesendet von meinem iPhone",
  "Verzonden vanaf mijn iPhone",
  "Verstuurd vanaf mijn iPhone",
  "Envoyé de mon iPhone",
  "Envoyé depuis mon iPhone",
  "iPhoneから送信",
])("classifier: the device of a mail is in its frame: %s", (line) => {
  expect(byRules(`${SAID}\n\n${line}`).proposals.map(({ keep }) => keep)).toEqual([true, false]);
  expect(readLines(`${SAID}\n${line}`).at(-1)?.kind).toBe("farewell");
});

test.each([
  "Sent from my phone, the form loses its last page.",
  "Sent from the harbour office",
  "Von meinem Handy gesendet, fehlt dem Formular die letzte Seite.",
  "Gesendet von der Filiale",
  "Gesendet von meinem Chef",
  "Gesendet von meinem Büro fehlt die letzte Seite im Formular.",
  "Verstuurd vanaf mijn telefoon verliest het formulier een pagina.",
  "Verstuurd met de post",
  "Envoyé depuis mon téléphone, le formulaire perd une page.",
  "Envoyé depuis le port",
  "東京から送信",
  "Excelから送信",
  "iPhoneから送信すると最後のページが消える。",
])("classifier: what is sent from elsewhere, or how it fails, is no such line: %s", (line) => {
  expect(readLines(`${SAID}\n${line}`).at(-1)?.kind).not.toBe("farewell");
});
