import { formatFullTime } from "@/lib/format-time";
import { links } from "@/lib/links";
import { ROLE_WITH_ARTICLE } from "@/lib/schemas/spelling";
import { formatName, type Letter, type LetterOf, toAddress } from "./letter";
import type { Mail, Seen } from "./mail";
import { MEMBER_LETTERS } from "./member-letters";

const NOT_YOU =
  "If this was not you, set a new password on your account page at once, end the sessions that you do not know there, and tell the operator of this service.";

/** A new password alone does not remove added factors. */
const NOT_YOURS =
  "If this was not you, remove it on your account page at once and set a new password there. If you cannot sign in any more, ask the operator of this service to remove all second factors of your account.";

const CHANGES = {
  authenticator_added: {
    subject: "An authenticator app was added to your account",
    text: "An authenticator app was added to your Groundwork account. Signing in asks for a code from it.",
  },
  authenticator_removed: {
    subject: "The authenticator app was removed from your account",
    text: "The authenticator app was removed from your Groundwork account. Signing in no longer asks for its codes.",
  },
  passkey_added: {
    subject: "A passkey was added to your account",
    text: "can sign in to your Groundwork account from now on.",
  },
  passkey_removed: {
    subject: "A passkey was removed from your account",
    text: "can no longer sign in to your Groundwork account.",
  },
  recovery_codes_remade: {
    subject: "You have new recovery codes",
    text: "New recovery codes were made for your Groundwork account. The earlier ones no longer work.",
  },
  all_removed: {
    subject: "Two-step sign-in was turned off for your account",
    text: "The operator of this service has removed all second factors and recovery codes of your Groundwork account: signing in no longer asks for a second step. Set it up again on your account page.",
  },
} as const;

/** Writes " on 23 November 2026 at 08:12 UTC, with Firefox on Windows, from 203.0.113.7", as far as known. */
function describeWhereAndWhen({ at: time, browser, address }: Partial<Seen>): string {
  const parts = [
    time && ` on ${formatFullTime(time)}`,
    browser && `, with ${formatName(browser)}`,
    address && `, from ${address}`,
  ];
  return parts.filter(Boolean).join("");
}

const HOW = {
  changed: "The password of your Groundwork account was changed on the account page",
  reset: "The password of your Groundwork account was set by a reset link",
  operator: "The operator of this service set a new password for your Groundwork account",
};

const LETTERS: { [Kind in Mail["kind"]]: LetterOf<Kind> } = {
  invitation: ({ workspace, inviter, role, url, expiresAt }) => ({
    subject: `${formatName(inviter)} invites you to ${formatName(workspace)}`,
    paragraphs: [
      `${formatName(inviter)} invites you to plan together in “${formatName(workspace)}” on Groundwork, as ${ROLE_WITH_ARTICLE[role]}.`,
      `The link works once, until ${formatFullTime(expiresAt)}.`,
    ],
    action: { label: "See the invitation", url },
    closing:
      "You get this because somebody entered your address. If you do not know them, do nothing: you join only if you open the link and accept.",
  }),
  password_reset: ({ url }) => ({
    subject: "Set a new password",
    paragraphs: [
      "Somebody asked for a link to set a new password for your Groundwork account.",
      "The link works once, within an hour. Setting a password signs you out everywhere; passkeys and API keys continue to work.",
    ],
    action: { label: "Set a new password", url },
    closing: "If this was not you, do nothing: your password stays as it is.",
  }),
  verification: ({ url }) => ({
    subject: "Confirm your email address",
    paragraphs: [
      "A Groundwork account was made with this address. Confirm that the address is yours.",
      "The link works for a day.",
    ],
    action: { label: "Confirm the address", url },
    closing: "If you did not create an account, do nothing, and do not open the link.",
  }),
  email_change: ({ url, current }) => ({
    subject: "Confirm your new email address",
    paragraphs: [
      `Somebody who is signed in to the Groundwork account of ${current} wants it to have this address. It changes once you confirm it.`,
      "The link works for a day.",
    ],
    action: { label: "Confirm the address", url },
    closing: "If this was not you, do nothing, and do not open the link: nothing changes then.",
  }),
  email_change_asked: ({ email }) => ({
    subject: "Another email address was asked for",
    paragraphs: [
      `Somebody who is signed in to your Groundwork account wants it to have the address ${email}. It changes once that address is confirmed; a new password before then stops it.`,
    ],
    action: { label: "Open your account page", url: toAddress(links.account) },
    closing: NOT_YOU,
  }),
  email_changed: ({ current }) => ({
    subject: "The email address of your account has changed",
    paragraphs: [
      `Your Groundwork account has the address ${current} from now on. You sign in with that one, and mail goes there.`,
    ],
    closing:
      "This is the last mail to this address. If this was not you, tell the operator of this service at once: they can keep the account safe and give you the address back.",
  }),
  new_browser: ({ browser, address, at: time, isFamiliar }) => ({
    subject: isFamiliar
      ? "Signed in for the first time since your password changed"
      : "Signed in from a new browser",
    paragraphs: [
      `Somebody signed in to your Groundwork account${describeWhereAndWhen({ at: time, browser, address })}. ${isFamiliar ? "This browser was used here before, but not with your new password." : "You have not used this browser here before."}`,
      "If this was you, there is nothing to do.",
    ],
    action: { label: "See where you are signed in", url: toAddress(links.account) },
    closing: NOT_YOU,
  }),
  wrong_code: ({ browser, address, at: time }) => ({
    subject: "Somebody knows your password",
    paragraphs: [
      `On ${formatFullTime(time)} somebody entered your correct password and then, for the third time, a wrong code${describeWhereAndWhen({ browser, address })}. They did not get in: your second factor kept them out.`,
      "If you mistyped the codes yourself, there is nothing to do.",
    ],
    action: { label: "Open your account page", url: toAddress(links.account) },
    closing:
      "If this was not you, set a new password on your account page now. You get this mail once an hour at most.",
  }),
  identity: ({ service, change }) => ({
    subject:
      change === "linked"
        ? `${service} was linked to your account`
        : `${service} was removed from your account`,
    paragraphs: [
      change === "linked"
        ? `An account at ${service} with your address was linked to your Groundwork account: anybody who signs in to it acts for you here.`
        : `The account at ${service} that was linked to your Groundwork account was removed from it. Other browsers were signed out.`,
    ],
    action: { label: "Open your account page", url: toAddress(links.account) },
    closing:
      change === "linked"
        ? `If this was not you, remove it there under “Linked accounts”, and ask the people who run ${service} who has an account with your address.`
        : NOT_YOU,
  }),
  new_key: ({ key, workspace, workspaceId, by }) => {
    const made = by
      ? `The API key “${formatName(key)}” was created in “${formatName(workspace)}” by ${formatName(by)}.`
      : `You made the API key “${formatName(key)}” in “${formatName(workspace)}”.`;
    return {
      subject: `New API key “${formatName(key)}”`,
      paragraphs: [`${made} Anybody who has it acts as you there.`],
      action: { label: "Open the API keys", url: toAddress(links.settings.apiKeys(workspaceId)) },
      closing: `${by ? "If you know nothing of it" : "If you did not make it"}, revoke it there, then set a new password.`,
    };
  },
  key_expires: ({ key, workspace, workspaceId, expiresAt }) => ({
    subject: `The API key “${formatName(key)}” expires soon`,
    paragraphs: [
      `The API key “${formatName(key)}” in “${formatName(workspace)}” works until ${formatFullTime(expiresAt)}. Programs that use it stop working then.`,
      "Make a new one before that, put it where this one is used, then revoke this one.",
    ],
    action: { label: "Open the API keys", url: toAddress(links.settings.apiKeys(workspaceId)) },
    closing: "You get this once, because you made this key.",
  }),
  second_factor: ({ change, name }) => {
    const { subject, text } = CHANGES[change];
    const passkey = name ? `The passkey “${formatName(name)}”` : "A passkey";
    return {
      subject,
      paragraphs: [change.startsWith("passkey") ? `${passkey} ${text}` : text],
      action: { label: "Open your account page", url: toAddress(links.account) },
      closing: change.endsWith("_added") ? NOT_YOURS : NOT_YOU,
    };
  },
  password_set: ({ how, ...seen }) => ({
    subject: "Your password has changed",
    paragraphs: [
      `${HOW[how]}${describeWhereAndWhen(seen)}.`,
      how === "changed"
        ? "All other browsers were signed out. Passkeys and API keys continue to work."
        : "You were signed out everywhere. Sign in with the new password. Passkeys and API keys continue to work: check on your account page that you know each of them.",
    ],
    closing:
      how === "operator"
        ? "If you did not ask for this, ask the operator of this service why."
        : `If this was not you, set a new one at once: ${toAddress(links.forgotPassword)}`,
  }),
  account_deletion: ({ until }) => ({
    subject: "Your account is being deleted",
    paragraphs: [
      "You have deleted your Groundwork account: you are signed out everywhere, and your API keys do not work any more.",
      `Until ${formatFullTime(until)} the operator of this service can bring it back. After that it is gone for good.`,
    ],
    closing: "If this was not you, write to the operator of this service before that day.",
  }),
  ...MEMBER_LETTERS,
};

export function writeLetter<Kind extends Mail["kind"]>(
  mail: Extract<Mail, { kind: Kind }>,
): Letter {
  const letter: LetterOf<Kind> = LETTERS[mail.kind];
  return letter(mail);
}
