import { isCustomerName } from "./customers";
import { isSpeaker } from "./heading-path";
import { isKnownWord } from "./label-model";
import { readPrefix } from "./marks";
import { isFullName } from "./speaker-lines";
import type { Unit } from "./units";

/** In lines with words: what may be above the person, such as a subject and a number. */
const MAX_ABOVE = 3;
/** In lines with words, from the person on. */
const MAX_HEAD = 6;
/** In parts of lines: how far a name is from its address or channel. */
const MAX_APART = 4;
const PARTS = /\s?[·•|<>()]\s?|\s[–—-]\s|\s(?=(?:via|über|par)\s)/iu;
const FIELD =
  /^(?:(?:full )?name|from|requester|company|organi[sz]ation|e-?mail|channel|von|firma|kanal|van|bedrijf|organisatie|kanaal|demandeur|société|entreprise|canal)\s?[:：]\s?/iu;
const ADDRESS = /^(?:mailto:)?([\w.+-]{1,64})@[\w.-]{3,80}$/;
const CHANNEL =
  /^(?:via|über|par) (?:the |das |den |het |de |le |la )?(?:[\p{L}-]{2,12} )?(?:messenger|e-?mail|mail|web(?:site|form(?:ular)?)?|form|formular|formulier|formulaire|chat|whatsapp|sms|widget|portal|app)$/iu;

/** Whose conversation a help desk shows, and the lines that say so, without `to`. */
export type Contact = { person: string; customer: string; from: number; to: number };

type Part = { said: string; at: number };

const isUnknown = (name: string) => !name.split(" ").every(isKnownWord);

/** Whether a part shows that the name above it is a person who writes: their own address, or the channel. */
function isSign(said: string, person: string): boolean {
  const owner = ADDRESS.exec(said)?.[1]?.toLowerCase();
  if (owner === undefined) return CHANNEL.test(said) && isUnknown(person);
  return person.split(" ").some((name) => owner.includes(name.toLowerCase()));
}

/**
 * Reads the customer of a conversation that was copied from a help desk: the firm, else the person, if a name at the top is above its
 * address or a channel: `Elena Petrova · Harlow Foods`, `via Messenger`. Null for several persons.
 */
export function readContact(lines: readonly string[]): Contact | null {
  const filled = [...lines.entries()].filter(([, line]) => line.trim() !== "");
  const head = filled.slice(0, MAX_ABOVE + MAX_HEAD);
  const [lastTop = 0] = head[Math.min(MAX_ABOVE, head.length - 1)] ?? [];
  const parts = head
    .flatMap(([at, line]) => line.split(PARTS).map((part): Part => ({ said: part.trim(), at })))
    .filter(({ said }) => said !== "")
    .map((part) => ({ ...part, said: part.said.replace(FIELD, "") }));
  const contacts = parts.flatMap(({ said: person, at: from }, index) => {
    if (!isFullName(person)) return [];
    const next = parts.slice(index + 1, index + 1 + MAX_APART);
    const signs = next.filter(({ said }) => isSign(said, person));
    const [sign] = signs;
    if (!sign) return [];
    const between = next.slice(0, next.indexOf(sign));
    const firm = between.find(({ said }) => isCustomerName(said))?.said;
    return [{ person, customer: firm ?? person, from, to: (signs.at(-1)?.at ?? from) + 1 }];
  });
  const [contact] = contacts;
  // A firm's name looks like that of a person.
  const isOne = contacts.every(
    ({ person }) => contact && [contact.person, contact.customer].includes(person),
  );
  return contact && contact.from <= lastTop && isOne ? contact : null;
}

/** Whether the person of a conversation says what a unit has, or nobody is named below its head. */
export function isSaidBy({ person }: Contact, { path, text }: Unit): boolean {
  const above = path.at(-1);
  const speaker = above && isSpeaker(above) ? above.name : readPrefix(text);
  if (speaker !== "") return speaker.includes(person);
  return path.some(({ name }) => name.startsWith(person));
}
