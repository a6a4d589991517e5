import { matchWords } from "@/lib/text/words";

/** `I don't know to be honest.`, `No idea`, `I'll find out.` */
const UNINFORMED =
  matchWords(`^(?:well,? |hm+,? )?(?:(?:i|we) (?:really |just )?(?:don['’]t|do not) know(?=[.,!]| (?:yet|to be honest|either|off the top)|$)|(?:i have )?no idea(?=[.,!]|$)|(?:i|we)(?:['’]ll| will) (?:find out|get back to you|look into (?:it|that)|check)(?=[.,!]| and|$))
  ^(?:keine ahnung|(?:das )?wei(?:ß|ss) ich (?:auch )?nicht|(?:das )?kläre ich|ich (?:frage|schaue) nach)(?=[.,!]|$)
  ^(?:geen idee|(?:dat )?weet ik niet|dat zoek ik uit|ik vraag het na)(?=[.,!]|$)
  ^(?:aucune idée|je ne sais pas(?: du tout)?|je me renseigne|je vais demander)(?=[.,!]|$)`);
/** `So tell me how you book.` */
const INVITES =
  matchWords(`^(?:(?:so|ok(?:ay)?|and|now|great|thanks|uh|um),? )*(?:(?:can|could|would) you )?(?:tell|walk|show) (?:me|us)
  ^(?:(?:also|gut|und),? )*(?:erzählen sie|erzähl|zeigen sie) (?:mir|uns|mal|doch|einmal|bitte)
  ^(?:(?:dus|goed|en),? )*(?:vertel|vertelt u) (?:me|ons|eens|maar)
  ^(?:(?:alors|bon|et),? )*(?:racontez|dites|montrez|expliquez)-(?:moi|nous)`);

/** Whether a sentence of a conversation says no more than that its speaker does not know. */
export const isUninformed = (sentence: string) => UNINFORMED.test(sentence);

/** Whether a sentence only asks somebody to tell or to show something. */
export const isInvitation = (sentence: string) => INVITES.test(sentence);
