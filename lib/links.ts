/** Every link, redirect and `url` field is built here. `APP_URL` is the prefix. */

const workspace = (workspaceId: string) => `/w/${workspaceId}`;
const inWorkspace = (folder: string) => (workspaceId: string, id: string) =>
  `${workspace(workspaceId)}/${folder}/${id}`;
const settings = (page: string) => (workspaceId: string) =>
  `${workspace(workspaceId)}/settings/${page}`;
const view = (folder: string, name: string) => (workspaceId: string, id: string) =>
  `${inWorkspace(folder)(workspaceId, id)}/${name}`;
const withNext = (path: string) => (next?: string) =>
  next && next !== "/" ? `${path}?next=${encodeURIComponent(next)}` : path;
const query = (params: Record<string, string | undefined>) => {
  const given = Object.entries(params).flatMap(([name, value]) => (value ? [[name, value]] : []));
  const text = String(new URLSearchParams(given));
  return text && `?${text}`;
};

type SearchChoice = { q?: string; type?: string; initiative?: string };

type DocumentChoice = Partial<Record<"type" | "status" | "initiative", string | undefined>>;

/** The parameters of the page of activity. */
type ShownActivity = Partial<
  Record<"origin" | "actor" | "tool" | "key" | "offset", string | undefined>
>;

type WantedFor = { section?: string; document?: string };

export type SignInProblem =
  | "refused"
  | "unavailable"
  | "outage"
  | "invalid"
  | "expired"
  | "unverified"
  | "closed"
  | "disabled"
  | "often";

export const links = {
  home: "/",
  imageHosts: "/image-hosts",
  signIn: withNext("/sign-in"),
  signInFailed: (error: SignInProblem, next?: string) => `/sign-in${query({ error, next })}`,
  signInProvider: withNext("/api/auth/sign-in/oidc"),
  secondStep: withNext("/sign-in/second-step"),
  recoveryCodeUsed: withNext("/sign-in/recovery-code"),
  signUp: withNext("/sign-up"),
  signUpInvited: (invitation: string) => `/sign-up${query({ invitation })}`,
  invitation: (token: string) => `/invite/${token}`,
  forgotPassword: "/reset",
  resetPassword: (token: string) => `/reset/${token}`,
  verifyEmail: (token: string) => `/verify/${token}`,
  signInWithNewPassword: "/sign-in?password=new",
  /** `until` is the last day on which the operator can restore the account. */
  signInDeleted: (until: string) => `/sign-in${query({ deleted: until })}`,
  account: "/account",
  /** `version` changes with the picture, so that browsers may cache it. */
  picture: (userId: string, version: string) =>
    `/account/pictures/${userId}${query({ v: version })}`,
  accountExport: "/account/export",
  secondFactors: (next?: string) => `${withNext("/account")(next)}#two-step`,
  factorDemanded: (workspaceId: string, next?: string) =>
    withNext(`/workspaces/${workspaceId}/second-factor`)(next),
  newWorkspace: "/workspaces/new",
  docs: "/docs",
  guide: (slug: string) => `/docs/${slug}`,
  apiReference: "/docs/reference",
  apiOperations: (tagSlug: string, operationId?: string) =>
    `/docs/reference/${tagSlug}${operationId ? `#${operationId}` : ""}`,
  workspace,
  initiatives: (workspaceId: string) => `${workspace(workspaceId)}/initiatives`,
  newInitiative: (workspaceId: string) => `${workspace(workspaceId)}/initiatives?add=initiative`,
  archivedInitiatives: (workspaceId: string) =>
    `${workspace(workspaceId)}/initiatives?archived=true`,
  initiative: inWorkspace("initiatives"),
  initiativeDocuments: view("initiatives", "documents"),
  initiativeContext: view("initiatives", "context"),
  initiativeGoals: view("initiatives", "goals"),
  initiativeUploads: view("initiatives", "files"),
  initiativeActivity: view("initiatives", "activity"),
  addContextItem: (workspaceId: string, id: string, label?: string, wanted: WantedFor = {}) =>
    `${view("initiatives", "context")(workspaceId, id)}${query({ add: label ?? "item", ...wanted })}`,
  addGoal: (workspaceId: string, id: string, wanted: WantedFor = {}) =>
    `${view("initiatives", "goals")(workspaceId, id)}${query({ add: "goal", ...wanted })}`,
  newDocument: view("initiatives", "new-document"),
  /** The page asks for the initiative. */
  newDocumentOfAny: (workspaceId: string) => `${workspace(workspaceId)}/documents/new`,
  documents: (workspaceId: string, { type, status, initiative }: DocumentChoice = {}) =>
    `${workspace(workspaceId)}/documents${query({ type, status, initiative })}`,
  document: inWorkspace("documents"),
  editDocument: (workspaceId: string, id: string, heading?: string) =>
    `${view("documents", "edit")(workspaceId, id)}${heading ? `#${encodeURIComponent(heading)}` : ""}`,
  documentSources: (workspaceId: string, id: string) =>
    `${inWorkspace("documents")(workspaceId, id)}#sources`,
  documentHistory: (workspaceId: string, id: string, choice: Record<string, string> = {}) =>
    `${view("documents", "history")(workspaceId, id)}${query(choice)}`,
  contextItemHistory: view("context-items", "history"),
  goalHistory: view("goals", "history"),
  initiativeHistory: view("initiatives", "history"),
  documentChanges: view("documents", "changes"),
  contextItem: inWorkspace("context-items"),
  goal: inWorkspace("goals"),
  documentExport: (workspaceId: string, id: string, format: string) =>
    `${view("documents", "export")(workspaceId, id)}${query({ format })}`,
  upload: inWorkspace("uploads"),
  uploadContent: view("uploads", "content"),
  newUpload: (workspaceId: string, initiativeId: string, filename: string) =>
    `${view("initiatives", "uploads")(workspaceId, initiativeId)}${query({ filename })}`,
  generate: (workspaceId: string, initiativeId: string, choice: Record<string, string> = {}) =>
    `${view("initiatives", "generate")(workspaceId, initiativeId)}${query(choice)}`,
  generation: inWorkspace("generations"),
  generationChanges: view("generations", "changes"),
  /** `part` is the part of a long upload, from 1. */
  classify: (
    workspaceId: string,
    initiativeId: string,
    { upload, part }: { upload?: string; part?: string } = {},
  ) => `${view("initiatives", "classify")(workspaceId, initiativeId)}${query({ upload, part })}`,
  initiativeAdvisors: view("initiatives", "advisors"),
  documentAdvisors: view("documents", "advisors"),
  documentVersion: (workspaceId: string, id: string, version: number) =>
    `${view("documents", "versions")(workspaceId, id)}/${version}`,
  search: (workspaceId: string, { q, type, initiative }: SearchChoice = {}) =>
    `${workspace(workspaceId)}/search${query({ q, type, initiative })}`,
  searchVisits: (workspaceId: string, ids: string[]) =>
    `${workspace(workspaceId)}/search/visits${query({ ids: ids.join(",") })}`,
  searchResults: (workspaceId: string, { q, type, initiative }: SearchChoice) =>
    `${workspace(workspaceId)}/search/results${query({ q, type, initiative })}`,
  workspaceContext: (workspaceId: string) => `${workspace(workspaceId)}/context`,
  workspaceGoals: (workspaceId: string) => `${workspace(workspaceId)}/context/goals`,
  chat: (workspaceId: string) => `${workspace(workspaceId)}/chat`,
  trash: (workspaceId: string) => `${workspace(workspaceId)}/trash`,
  settings: {
    apiKeys: settings("api-keys"),
    connect: settings("connect"),
    firstCall: (workspaceId: string, since: string) =>
      `${settings("connect/first-call")(workspaceId)}?since=${encodeURIComponent(since)}`,
    members: settings("members"),
    inviteMember: (workspaceId: string) => `${settings("members")(workspaceId)}?add=member`,
    documentTypes: settings("document-types"),
    newDocumentType: settings("document-types/new"),
    documentType: (workspaceId: string, id: string) =>
      `${settings("document-types")(workspaceId)}/${id}`,
    activity: settings("activity"),
    activityCsv: (workspaceId: string, shown: ShownActivity) =>
      `${settings("activity/csv")(workspaceId)}${query(shown)}`,
    activityOverMcp: (workspaceId: string) => `${settings("activity")(workspaceId)}?origin=mcp`,
    usage: settings("usage"),
    workspace: settings("workspace"),
  },
} as const;

export const readInvitationToken = (path: string) => /^\/invite\/([\w-]+)$/.exec(path)?.[1];
