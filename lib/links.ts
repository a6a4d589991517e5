/** The web app's own paths: every link, redirect and `url` field is made here. `APP_URL` goes before them. */

const workspace = (workspaceId: string) => `/w/${workspaceId}`;
const inWorkspace = (folder: string) => (workspaceId: string, id: string) =>
  `${workspace(workspaceId)}/${folder}/${id}`;
const settings = (page: string) => (workspaceId: string) =>
  `${workspace(workspaceId)}/settings/${page}`;
const withNext = (path: string) => (next?: string) =>
  next && next !== "/" ? `${path}?next=${encodeURIComponent(next)}` : path;

export const links = {
  home: "/",
  /** The page to sign in; `next` is where to go afterwards. */
  signIn: withNext("/sign-in"),
  signUp: withNext("/sign-up"),
  invitation: (token: string) => `/invite/${token}`,
  newWorkspace: "/workspaces/new",
  apiReference: "/docs",
  /** The active initiatives. */
  workspace,
  archivedInitiatives: (workspaceId: string) => `${workspace(workspaceId)}?archived=true`,
  initiative: inWorkspace("initiatives"),
  document: inWorkspace("documents"),
  contextItem: inWorkspace("context-items"),
  goal: inWorkspace("goals"),
  documentVersion: (workspaceId: string, id: string, version: number) =>
    `${inWorkspace("documents")(workspaceId, id)}/versions/${version}`,
  /** The context items and goals of the workspace itself. */
  workspaceContext: (workspaceId: string) => `${workspace(workspaceId)}/context`,
  settings: {
    apiKeys: settings("api-keys"),
    /** How to connect an AI assistant. */
    connect: settings("connect"),
    /** Answers the page above with the first call of a tool that came in. */
    firstCall: (workspaceId: string, since: string) =>
      `${settings("connect/first-call")(workspaceId)}?since=${encodeURIComponent(since)}`,
    members: settings("members"),
    activity: settings("activity"),
    activityOverMcp: (workspaceId: string) => `${settings("activity")(workspaceId)}?origin=mcp`,
    usage: settings("usage"),
    workspace: settings("workspace"),
  },
} as const;
