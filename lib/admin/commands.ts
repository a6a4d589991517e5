import * as z from "zod";
import { ApiError, CHECK_ID } from "@/lib/errors";
import { ActivityRecord } from "@/lib/schemas/activity";
import { KEY_SCOPES, ROLES, TIERS } from "@/lib/schemas/enums";
import { id, timestamp } from "@/lib/schemas/fields";
import { NewUser } from "@/lib/schemas/members";
import {
  ActivityInput,
  KeyInput,
  KeysInput,
  MemberInput,
  NewEmailInput,
  PasswordInput,
  QuotaInput,
  RoleInput,
  TierInput,
  UserInput,
  WorkspaceFor,
  WorkspaceInput,
  WorkspacesInput,
} from "@/lib/schemas/operator";
import { BACKUP_COMMANDS } from "./backup";

const loadVerbs = async () => ({
  ...(await import("@/lib/domain/operator/accounts")),
  ...(await import("@/lib/domain/operator/all-workspaces")),
  ...(await import("@/lib/domain/operator/delete-user")),
  ...(await import("@/lib/domain/operator/maintenance")),
  ...(await import("@/lib/domain/operator/team-members")),
  ...(await import("@/lib/domain/operator/workspace-keys")),
  ...(await import("@/lib/domain/workspace/delete-workspace")),
});
type Verbs = Awaited<ReturnType<typeof loadVerbs>>;

export type AtDatabase = (argv: string[]) => Promise<unknown>;

export type Command = {
  place?: "operator" | "step";
  input: z.ZodObject;
  /** Verbs and database are loaded here only. */
  run(input: unknown, atDatabase: AtDatabase): Promise<unknown>;
};

/** `answer` picks the printed fields: `docs/contract/semantics.md#operator-commands`. */
function command<Input extends z.ZodObject>(
  input: Input,
  answer: z.ZodType,
  run: (verbs: Verbs, input: z.output<Input>) => Promise<unknown>,
): Command {
  return {
    input,
    async run(values) {
      const checked = input.parse(values);
      try {
        return answer.parse(await run(await loadVerbs(), checked));
      } catch (error) {
        throw error instanceof ApiError ? hintAtCommand(error) : error;
      }
    },
  };
}

/** Verbs hint at calls of the API; the ids that commands take are those of workspaces and keys. */
const hintAtCommand = ({ code, message }: ApiError) =>
  new ApiError(
    code,
    message.replace(
      `${CHECK_ID}.`,
      message.startsWith("API key")
        ? "`key list` lists the keys of a workspace."
        : "`workspace list` lists all workspaces.",
    ),
  );

const Workspace = z.object({
  id,
  name: z.string(),
  kind: z.string(),
  tier: z.enum(TIERS),
  quota_limit: z.int().nullable(),
  created_at: timestamp,
});

const Deleted = z.object({ id, deleted: z.literal(true) });
const User = z.object({ id, email: z.string() });
const UserState = User.extend({ disabled_at: timestamp.nullable() });

const Membership = z.object({
  workspace_id: id,
  user_id: id,
  name: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  joined_at: timestamp,
});

const Key = z.object({
  id,
  name: z.string(),
  prefix: z.string(),
  scope: z.enum(KEY_SCOPES),
  status: z.string(),
  created_by: z.string(),
  created_at: timestamp,
  last_used_at: timestamp.nullable(),
  expires_at: timestamp.nullable(),
  revoked_at: timestamp.nullable(),
});

export const COMMANDS = {
  "user create": command(NewUser, User, (verbs, input) => verbs.createUser(input)),
  "user list": command(
    z.object({}),
    z.array(
      UserState.extend({
        name: z.string(),
        created_at: timestamp,
        email_verified: z.boolean(),
        delete_after: timestamp.nullable(),
        has_password: z.boolean(),
        sessions: z.int(),
      }),
    ),
    (verbs) => verbs.listUsers(),
  ),
  "user email": command(NewEmailInput, User, (verbs, input) => verbs.changeEmail(input)),
  "user password": command(PasswordInput, User, (verbs, input) => verbs.setPassword(input)),
  "user reset-link": command(
    UserInput,
    z.object({ url: z.string(), expires_at: timestamp }),
    (verbs, input) => verbs.issueResetLink(input),
  ),
  "user remove-factors": command(UserInput, User.extend({ removed: z.int() }), (verbs, input) =>
    verbs.removeFactors(input),
  ),
  "user disable": command(UserInput, UserState, (verbs, input) => verbs.disableUser(input)),
  "user enable": command(UserInput, UserState, (verbs, input) => verbs.enableUser(input)),
  "user delete": command(
    UserInput,
    Deleted.extend({ email: z.string(), deleted_workspaces: z.array(id) }),
    (verbs, input) => verbs.deleteUser(input),
  ),
  "session end": command(
    UserInput,
    z.object({ user_id: id, email: z.string(), ended: z.int() }),
    (verbs, input) => verbs.endSessions(input),
  ),
  "workspace create": command(
    WorkspaceFor,
    z.object({ id, name: z.string(), tier: z.enum(TIERS) }),
    (verbs, input) => verbs.createWorkspaceFor(input),
  ),
  "workspace list": command(
    z.object({}),
    z.array(Workspace.extend({ owners: z.array(z.string()), members: z.int() })),
    (verbs) => verbs.listAllWorkspaces(),
  ),
  "workspace delete": command(
    WorkspaceInput,
    Deleted.extend({ name: z.string() }),
    (verbs, input) => verbs.deleteWorkspace(input.id),
  ),
  "workspace tier": command(TierInput, Workspace, (verbs, input) => verbs.setTier(input)),
  "workspace quota": command(QuotaInput, Workspace, (verbs, input) => verbs.setQuota(input)),
  "member add": command(RoleInput, Membership, (verbs, input) => verbs.addMember(input)),
  "member remove": command(
    MemberInput,
    Membership.extend({ warning: z.string().optional() }),
    (verbs, input) => verbs.removeMemberByEmail(input),
  ),
  "key create": command(
    KeyInput,
    z.object({ id, prefix: z.string(), key: z.string() }),
    (verbs, input) => verbs.createKeyFor(input),
  ),
  "key list": command(KeysInput, z.array(Key), (verbs, input) => verbs.listWorkspaceKeys(input)),
  "key revoke": command(z.object({ id }), z.object({ id, revoked_at: timestamp }), (verbs, input) =>
    verbs.revokeKeyById(input),
  ),
  "activity list": command(ActivityInput, z.array(ActivityRecord), (verbs, input) =>
    verbs.listWorkspaceActivity(input),
  ),
  "search reindex": command(
    WorkspacesInput,
    z.object({ workspaces: z.int(), resources: z.int() }),
    (verbs, input) => verbs.reindex(input),
  ),
  "signing-key rotate": command(z.object({}), z.object({ retired: z.int() }), (verbs) =>
    verbs.rotateSigningKey(),
  ),
  ...BACKUP_COMMANDS,
  "retention run": command(
    z.object({}),
    z.object({ removed: z.record(z.string(), z.int()) }),
    (verbs) => verbs.cleanUpNow(),
  ),
} satisfies Record<string, Command>;
