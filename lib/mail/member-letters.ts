import { formatFullTime } from "@/lib/format-time";
import { links } from "@/lib/links";
import { ROLE_WITH_ARTICLE } from "@/lib/schemas/spelling";
import { formatName, type LetterOf, toAddress } from "./letter";
import type { MemberMail } from "./member-mail";

const nameActor = (by: string | undefined) =>
  by ? formatName(by) : "The operator of this service";

export const MEMBER_LETTERS: { [Kind in MemberMail["kind"]]: LetterOf<Kind> } = {
  role_changed: ({ workspace, workspaceId, from, role, by, keysEndAt }) => ({
    subject: `You are ${ROLE_WITH_ARTICLE[role]} of ${formatName(workspace)} now`,
    paragraphs: [
      `${nameActor(by)} has changed your role in “${formatName(workspace)}”: you were ${ROLE_WITH_ARTICLE[from]}, and are ${ROLE_WITH_ARTICLE[role]} now.`,
      ...(keysEndAt
        ? [
            `API keys that you made there end on ${formatFullTime(keysEndAt)} at the latest. Ask an owner or admin for new ones before that.`,
          ]
        : []),
    ],
    action: { label: "Open the workspace", url: toAddress(links.workspace(workspaceId)) },
    closing: "You get this because you are a member there. Ask them if you did not expect it.",
  }),
  member_removed: ({ workspace, by }) => ({
    subject: `You are no longer a member of ${formatName(workspace)}`,
    paragraphs: [
      `${nameActor(by)} has removed you from “${formatName(workspace)}”. You no longer have access to it, and API keys that you made there do not work any more.`,
    ],
    closing: "To come back you need an invitation. Your account and your other workspaces stay.",
  }),
  workspace_handed_over: ({ workspace, workspaceId, by }) => ({
    subject: `You are an owner of ${formatName(workspace)} now`,
    paragraphs: [
      `${nameActor(by)} has handed “${formatName(workspace)}” over to you: you are its owner now, and they are an admin.`,
      "Owners decide about the plan, the members and their roles.",
    ],
    action: { label: "Open the members", url: toAddress(links.settings.members(workspaceId)) },
    closing:
      "If you do not want to be its owner, make another member an owner there, or ask them to take it back.",
  }),
  workspace_deleted: ({ workspace, by }) => ({
    subject: `${formatName(workspace)} was deleted`,
    paragraphs: [
      `${nameActor(by)} has deleted the workspace “${formatName(workspace)}” for good. Nobody has access to it any more, and API keys that you made there do not work any more.`,
    ],
    closing: "You get this because you were a member there. Your other workspaces stay.",
  }),
  factor_demanded: ({ workspace, by }) => ({
    subject: `${formatName(workspace)} demands two-step sign-in`,
    paragraphs: [
      `${nameActor(by)} demands two-step sign-in of every member of “${formatName(workspace)}”. Your account has no second factor yet: until you set one up you can do nothing there, nor can API keys that you made there.`,
      "An authenticator app or a passkey will do. It takes a minute or two.",
    ],
    action: { label: "Set up two-step sign-in", url: toAddress(links.secondFactors()) },
    closing: "You get this because you are a member there. Your other workspaces stay open to you.",
  }),
  invitation_answered: ({ workspace, workspaceId, email, role, answer }) => ({
    subject:
      answer === "accepted"
        ? `${email} has joined ${formatName(workspace)}`
        : `${email} has declined your invitation`,
    paragraphs: [
      answer === "accepted"
        ? `${email} has accepted your invitation to “${formatName(workspace)}”, and is ${ROLE_WITH_ARTICLE[role]} there now.`
        : `${email} has declined your invitation to “${formatName(workspace)}”. The link does not work any more; you can invite them again.`,
    ],
    action: { label: "Open the members", url: toAddress(links.settings.members(workspaceId)) },
    closing: "You get this because you sent the invitation.",
  }),
};
