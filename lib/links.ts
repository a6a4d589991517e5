/** The web app's own paths: every link, redirect and `url` field is made here. `APP_URL` goes before them. */

const workspace = (workspaceId: string) => `/w/${workspaceId}`;
const inWorkspace = (folder: string) => (workspaceId: string, id: string) =>
  `${workspace(workspaceId)}/${folder}/${id}`;
const settings = (page: string) => (workspaceId: string) =>
  `${workspace(workspaceId)}/settings/${page}`;
const initiativeView = (view: string) => (workspaceId: string, id: string) =>
  `${workspace(workspaceId)}/initiatives/${id}/${view}`;
const withNext = (path: string) => (next?: string) =>
  next && next !== "/" ? `${path}?next=${encodeURIComponent(next)}` : path;
const query = (params: Record<string, string | undefined>) => {
  const given = Object.entries(params).flatMap(([name, value]) => (value ? [[name, value]] : []));
  const text = String(new URLSearchParams(given));
  return text && `?${text}`;
};

/** What is searched for: words, the kind of thing, and the initiative to stay in. */
type SearchChoice = { q?: string; type?: string; initiative?: string };

/** The section of a document that something is added for: its heading, and the document's id. */
type WantedFor = { section?: string; document?: string };

/** Why a sign-in through the provider ended at the sign-in page, which has a sentence for each. */
export type SignInProblem =
  | "refused"
  | "unavailable"
  | "invalid"
  | "expired"
  | "unverified"
  | "closed"
  | "disabled"
  | "often";

export const links = {
  home: "/",
  imageHosts: "/image-hosts",
  /** The page to sign in; `next` is where to go afterwards. */
  signIn: withNext("/sign-in"),
  /** The same after a sign-in through the provider that led to nothing. */
  signInFailed: (error: SignInProblem, next?: string) => `/sign-in${query({ error, next })}`,
  /** Where a browser is sent to the identity provider. */
  signInProvider: withNext("/api/auth/sign-in/oidc"),
  /** Where a sign-in goes on that needs a second factor. */
  secondStep: withNext("/sign-in/second-step"),
  /** Where a sign-in with a recovery code leads first: how many are left. */
  recoveryCodeUsed: withNext("/sign-in/recovery-code"),
  signUp: withNext("/sign-up"),
  /** The page to sign up and join in one go, with the token of an invitation. */
  signUpInvited: (invitation: string) => `/sign-up${query({ invitation })}`,
  invitation: (token: string) => `/invite/${token}`,
  /** How to get a link to set a new password. */
  forgotPassword: "/reset",
  resetPassword: (token: string) => `/reset/${token}`,
  /** To confirm that an address is one's own. */
  verifyEmail: (token: string) => `/verify/${token}`,
  /** To sign in with the password that was just set. */
  signInWithNewPassword: "/sign-in?password=new",
  /** Where who deleted their account lands; `until` is the day on which the operator can bring it back at the latest. */
  signInDeleted: (until: string) => `/sign-in${query({ deleted: until })}`,
  /** The signed-in person's own name, address and password. */
  account: "/account",
  /** The picture of a person; `version` changes with it, so that browsers may keep it. */
  picture: (userId: string, version: string) =>
    `/account/pictures/${userId}${query({ v: version })}`,
  /** One's own data, as a file. */
  accountExport: "/account/export",
  /** The part of it where a second factor is set up; `next` is where to go afterwards. */
  secondFactors: (next?: string) => `${withNext("/account")(next)}#two-step`,
  /** Why the workspace is closed to who has no second factor. */
  factorDemanded: (workspaceId: string, next?: string) =>
    withNext(`/workspaces/${workspaceId}/second-factor`)(next),
  newWorkspace: "/workspaces/new",
  /** The API documentation; everybody can read it. */
  docs: "/docs",
  guide: (slug: string) => `/docs/${slug}`,
  apiReference: "/docs/reference",
  /** The operations of one tag of the OpenAPI description, at one of them. */
  apiOperations: (tagSlug: string, operationId?: string) =>
    `/docs/reference/${tagSlug}${operationId ? `#${operationId}` : ""}`,
  /** Home: what changed, what waits, what is missing. */
  workspace,
  /** The active initiatives. */
  initiatives: (workspaceId: string) => `${workspace(workspaceId)}/initiatives`,
  archivedInitiatives: (workspaceId: string) =>
    `${workspace(workspaceId)}/initiatives?archived=true`,
  initiative: inWorkspace("initiatives"),
  /** The other views of an initiative. That of its uploads is `files`: `uploads` takes new ones. */
  initiativeDocuments: initiativeView("documents"),
  initiativeContext: initiativeView("context"),
  initiativeGoals: initiativeView("goals"),
  initiativeUploads: initiativeView("files"),
  initiativeActivity: initiativeView("activity"),
  /** The same, with the form for one more open. */
  addContextItem: (workspaceId: string, id: string, label?: string, wanted: WantedFor = {}) =>
    `${initiativeView("context")(workspaceId, id)}${query({ add: label ?? "item", ...wanted })}`,
  addGoal: (workspaceId: string, id: string, wanted: WantedFor = {}) =>
    `${initiativeView("goals")(workspaceId, id)}${query({ add: "goal", ...wanted })}`,
  /** The form for a new document, which is then written in the app. */
  newDocument: initiativeView("new-document"),
  document: inWorkspace("documents"),
  /** The same document, to write in; with the caret in the section of that heading. */
  editDocument: (workspaceId: string, id: string, heading?: string) =>
    `${inWorkspace("documents")(workspaceId, id)}/edit${heading ? `#${encodeURIComponent(heading)}` : ""}`,
  /** What it was generated from, on its page. */
  documentSources: (workspaceId: string, id: string) =>
    `${inWorkspace("documents")(workspaceId, id)}#sources`,
  /** Its versions, and what makes one of another. */
  documentHistory: (workspaceId: string, id: string, choice: Record<string, string> = {}) =>
    `${inWorkspace("documents")(workspaceId, id)}/history${query(choice)}`,
  contextItemHistory: (workspaceId: string, id: string) =>
    `${inWorkspace("context-items")(workspaceId, id)}/history`,
  goalHistory: (workspaceId: string, id: string) =>
    `${inWorkspace("goals")(workspaceId, id)}/history`,
  initiativeHistory: initiativeView("history"),
  /** How the document stands, as server-sent events. */
  documentChanges: (workspaceId: string, id: string) =>
    `${inWorkspace("documents")(workspaceId, id)}/changes`,
  contextItem: inWorkspace("context-items"),
  goal: inWorkspace("goals"),
  /** A document as a file, as an attachment. */
  documentExport: (workspaceId: string, id: string, format: string) =>
    `${inWorkspace("documents")(workspaceId, id)}/export${query({ format })}`,
  upload: inWorkspace("uploads"),
  /** The file of an upload, as an attachment. */
  uploadContent: (workspaceId: string, id: string) =>
    `${inWorkspace("uploads")(workspaceId, id)}/content`,
  /** Where a file is sent to, as the body of a POST. */
  newUpload: (workspaceId: string, initiativeId: string, filename: string) =>
    `${inWorkspace("initiatives")(workspaceId, initiativeId)}/uploads${query({ filename })}`,
  /**
   * The form to generate a document: `type` is the slug of the type to begin with, `again` a generation
   * to fill it in like that one.
   */
  generate: (workspaceId: string, initiativeId: string, choice: Record<string, string> = {}) =>
    `${inWorkspace("initiatives")(workspaceId, initiativeId)}/generate${query(choice)}`,
  /** How far a generation is. */
  generation: inWorkspace("generations"),
  /** How it stands and what is written so far, as server-sent events. */
  generationChanges: (workspaceId: string, id: string) =>
    `${inWorkspace("generations")(workspaceId, id)}/changes`,
  classify: (workspaceId: string, initiativeId: string) =>
    `${inWorkspace("initiatives")(workspaceId, initiativeId)}/classify`,
  initiativeAdvisors: (workspaceId: string, initiativeId: string) =>
    `${inWorkspace("initiatives")(workspaceId, initiativeId)}/advisors`,
  documentAdvisors: (workspaceId: string, documentId: string) =>
    `${inWorkspace("documents")(workspaceId, documentId)}/advisors`,
  documentVersion: (workspaceId: string, id: string, version: number) =>
    `${inWorkspace("documents")(workspaceId, id)}/versions/${version}`,
  /** The page of what was found. */
  search: (workspaceId: string, { q, type, initiative }: SearchChoice = {}) =>
    `${workspace(workspaceId)}/search${query({ q, type, initiative })}`,
  /** Answers which of the things visited before are still there. */
  searchVisits: (workspaceId: string, ids: string[]) =>
    `${workspace(workspaceId)}/search/visits${query({ ids: ids.join(",") })}`,
  /** Answers the search box with the same results. */
  searchResults: (workspaceId: string, { q, type, initiative }: SearchChoice) =>
    `${workspace(workspaceId)}/search/results${query({ q, type, initiative })}`,
  /** The context items of the workspace itself. */
  workspaceContext: (workspaceId: string) => `${workspace(workspaceId)}/context`,
  workspaceGoals: (workspaceId: string) => `${workspace(workspaceId)}/context/goals`,
  /** Where questions are sent to, as the body of a POST. */
  chat: (workspaceId: string) => `${workspace(workspaceId)}/chat`,
  /** What was deleted and can come back. */
  trash: (workspaceId: string) => `${workspace(workspaceId)}/trash`,
  settings: {
    apiKeys: settings("api-keys"),
    /** How to connect an AI assistant. */
    connect: settings("connect"),
    /** Answers the page above with the first call of a tool that came in. */
    firstCall: (workspaceId: string, since: string) =>
      `${settings("connect/first-call")(workspaceId)}?since=${encodeURIComponent(since)}`,
    members: settings("members"),
    /** The workspace's own document types. */
    documentTypes: settings("document-types"),
    newDocumentType: settings("document-types/new"),
    documentType: (workspaceId: string, id: string) =>
      `${settings("document-types")(workspaceId)}/${id}`,
    activity: settings("activity"),
    activityOverMcp: (workspaceId: string) => `${settings("activity")(workspaceId)}?origin=mcp`,
    usage: settings("usage"),
    workspace: settings("workspace"),
  },
} as const;

/** The token of a path that `links.invitation` made; undefined for other paths. */
export const tokenOfInvitation = (path: string) => /^\/invite\/([\w-]+)$/.exec(path)?.[1];
