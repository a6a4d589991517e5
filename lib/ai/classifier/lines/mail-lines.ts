import { CONFIDENTIAL } from "@/lib/ai/reading/document-head";
import { CLOSING_WORDS, GREETING } from "@/lib/ai/reading/mail-frame";
import { ISO_DAY } from "@/lib/text/dates";
import { isMailHeader } from "./marks";
import { isTimeLine } from "./time-lines";

/** In UTF-16 units. */
const MAX_LINE = 250;
const MAX_FAREWELL = 40;

/** What mail programs and companies write around a mail: a warning about its sender, a plea not to print it. */
const BANNERS = [
  "(?:(?:caution|warning|attention|notice|external(?: e-?mail)?|\\[external\\])[ :!.–-]{1,4}){0,2}this (?:e-?mail|message) (?:(?:has )?originated|came|comes|was sent|is) from (?:outside (?:of )?(?:the|your|our) (?:organi[sz]ation|company)|an external (?:sender|source|e-?mail))",
  "(?:\\[?(?:you|some people who received this message) don['’]t often get e-?mail from)",
  "please consider the environment before printing",
  "(?:(?:achtung|vorsicht|warnung|extern)[ :!.–-]{1,4}){0,2}diese (?:e-?mail|nachricht) (?:stammt|kommt|wurde) (?:von )?(?:extern(?: versendet)?|(?:einem )?externen absender|außerhalb (?:der|ihrer|unserer) (?:organisation|firma))|sie erhalten nicht (?:oft|häufig) e-?mails? von|(?:bitte )?denken sie an die umwelt,? bevor",
  "(?:(?:let op|waarschuwing|extern)[ :!.–-]{1,4}){0,2}(?:deze (?:e-?mail|mail)|dit bericht) (?:is afkomstig|komt|is verzonden) van (?:buiten (?:de|uw|onze) organisatie|een externe afzender)|u (?:ontvangt|krijgt) niet vaak e-?mail van|denk aan het milieu voor",
  "(?:(?:attention|avertissement|externe)[ :!.–-]{1,4}){0,2}ce (?:courriel|message|e-?mail|mail) (?:provient|vient|a été envoyé) (?:de l['’]extérieur de (?:l['’]|votre |notre )(?:organisation|entreprise)|d['’]un expéditeur externe)|vous ne recevez pas souvent d['’]e-?mails? de|pensez à l['’]environnement avant",
  "(?:bitte )?(?:prüfen|überlegen|bedenken) sie,? (?:bitte,? )?ob (?:sie )?diese (?:e-?)?mail (?:\\p{L}+ ){0,2}(?:aus|ge){0,2}druck|muss diese (?:e-?)?mail (?:wirklich )?(?:aus)?gedruckt werden",
  "(?:do you (?:really )?need|is it (?:really )?necessary) to print this (?:e-?mail|message)|(?:moet|hoeft) (?:u )?deze (?:e-?)?mail (?:echt |wel ){0,2}(?:geprint|afgedrukt|te printen|afdrukken)|(?:merci de )?n['’]imprime[rz] (?:pas )?(?:ce|cet) (?:courriel|message|e-?mail|mail) ",
  "(?:(?:注意|警告)[ :：!！]{1,3})?この(?:メール|メッセージ)は(?:組織外|社外|外部)(?:から|の送信者)",
];
const BANNER = new RegExp(`^(?:${BANNERS.join("|")})`, "iu");

const NUMBER = "(?:(?:\\+\\d{1,3}|\\(?0\\d)[\\d ()/-]{6,20}|\\(?\\d{3}\\)?[ .-]\\d{3}[ .-]\\d{4})";
/** A number without a name is a footer. */
const PHONE = `(?:[tmpdf]|tel|phone|office|direct|mobile|cell|fax|telefon|fon|mobil|handy|telefoon|mobiel|tél|téléphone|portable|電話|携帯)\\.? ?[:：]? ?${NUMBER}`;
/** `T: +44 116 496 0114 | M: +44 7700 900114` in a signature. */
const PHONE_LINE = new RegExp(`^${PHONE}(?: ?[|·,] ?${PHONE}){0,3}$`, "iu");

/** The footer of a mail or an export. */
const FOOTER = new RegExp(
  [
    // A notice of confidentiality
    `^(?:this (?:e-?mail|message)|the information in this (?:e-?mail|message)|diese (?:e-?mail|nachricht)|(?:deze|dit) (?:e-?mail|bericht)|ce (?:message|courriel)).{0,80}(?:${CONFIDENTIAL}|intended (?:only|solely|recipient))`,
    // A telephone number, also after other contacts
    "^(?:[^.!?]{0,120}[|·] ?)?(?:(?:tel|phone|mobile|mobil)[.:]? ?)?\\+\\d{1,3}[ (\\d)/-]{7,}$",
    // `-- 9 rows shown --`
    "^-{2,3} [^-]{1,60} -{2,3}$",
    `^export(?:ed|iert|é)?:? (?:on |am |le )?${ISO_DAY}.{0,80}$`,
    // The number of a company in a register
    "^[^.!?]{0,80}\\b(?:HR[AB] ?\\d{2}|USt-?Id(?:Nr)?\\.?:? ?[A-Z]{2}\\d|KvK(?:-nummer)?:? ?\\d{8}|SIRET:? ?\\d{3} ?\\d{3}|RCS \\p{L}+ \\d)",
  ].join("|"),
  "iu",
);
/** Whether a line of a mail is a footer, a warning of the mail program, a greeting or a line of telephone numbers. */
export const isAroundMail = (said: string) =>
  FOOTER.test(said) ||
  (said.length <= MAX_LINE && (BANNER.test(said) || PHONE_LINE.test(said) || GREETING.test(said)));

const FAREWELL = new RegExp(
  `^(?:${[
    CLOSING_WORDS,
    "thanks (?:all|everyone|everybody)|thank you(?: all)?|cheers|best(?:, \\p{L}{2,20})?|talk soon|see you(?: all)?(?: soon| next week| on monday)?",
    "\\p{L}{4,12} grü(?:ß|ss)e .{1,30}|merci|à bientôt|よろしくお願い.{0,8}",
    // The device of the writer
    "sent from my .{0,20}|von meinem .{0,20} gesendet|gesendet von meinem i(?:phone|pad)|ver(?:zonden|stuurd) vanaf .{0,20}|envoyé (?:de|depuis) mon .{0,20}|i(?:phone|pad)から送信(?:しました)?",
    "--",
  ].join("|")})[ ,.!。]{0,2}$`,
  "iu",
);
/** Whether a line closes a mail or a message: `Viele Grüße aus Bremen`, `Talk soon`, `Sent from my phone`. */
export const isFarewell = (said: string) => said.length <= MAX_FAREWELL && FAREWELL.test(said);

/** `Tel. +49 341 123456 | www.kestrel.example`, `Kestrel Ltd | info@kestrel.example`. A longer address is a link. */
const CONTACT = new RegExp(
  `^(?:[^.!?|·]{1,60} ?[|·] ?){0,3}(?:${PHONE}|(?:(?:web|mail|e-?mail): ?)?(?:https?://|www\\.)[\\w.-]{3,80}/?|(?:(?:mail|e-?mail): ?)?[\\w.+-]{1,64}@[\\w.-]{3,80})(?: ?[|·,] ?[^!?]{1,80})?$`,
  "iu",
);
/** Whether a line of a signature says how to reach its writer. */
export const isContact = (said: string) => said.length <= MAX_LINE && CONTACT.test(said);

/** `Samir Bhatt <samir@kestrel.example>`, as mail programs show a mail's sender. */
const SENDER =
  /^(?:["'][^"'<>]{2,60}["']|\p{Lu}[\p{L}.'’-]*(?:,? (?:\p{Lu}[\p{L}.'’-]*|van|von|de[rn]?|du|la|le|el|bin)){0,4}(?: \([^()<>]{1,30}\))?) ?<[\w.+-]{1,64}@[\w.-]{3,80}>(?:\s{1,8}(.{1,60}))?$/u;
/** `to me`, `an mich, Tom` below the sender of a mail. */
const RECEIVERS = /^(?:to|an|aan|à) \p{L}[^.!?:]{1,80}$/u;

export function isSender(said: string): boolean {
  const [sender, time] = SENDER.exec(said) ?? [];
  return sender !== undefined && (time === undefined || isTimeLine(time));
}

/** Whether a line names the sender of the mail below it, and is not one of a list of addresses. */
export const isSenderAbove = (said: string, below: string) =>
  isSender(said) &&
  (isTimeLine(below) || isMailHeader(below) || RECEIVERS.test(below) || !/>$/.test(said));

export const isReceivers = (said: string) => RECEIVERS.test(said);
