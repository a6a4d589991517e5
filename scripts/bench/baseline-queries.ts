const INITIATIVE = "id, title, description, archived, archived_at, created_at, updated_at";
const SUMMARY = "id, initiative_id, title, type, status, created_at, updated_at";
const DOCUMENT = `${SUMMARY}, content_markdown, version`;
const NEWEST = "ORDER BY created_at DESC, id DESC LIMIT $2 OFFSET $3";

/** The baselines' queries by the name of the prepared statement; all but `key` take the workspace first. */
export const STATEMENTS = {
  key: "SELECT workspace_id, created_by_id FROM api_key WHERE hash = $1 AND revoked_at IS NULL",
  initiative: `SELECT ${INITIATIVE} FROM initiative WHERE workspace_id = $1 AND id = $2`,
  initiatives: `SELECT ${INITIATIVE} FROM initiative WHERE workspace_id = $1 AND NOT archived ${NEWEST}`,
  create: `INSERT INTO initiative (workspace_id, id, title, created_by_id) VALUES ($1, $2, $3, $4) RETURNING ${INITIATIVE}`,
  update: `UPDATE initiative SET title = $3, updated_at = now() WHERE workspace_id = $1 AND id = $2 RETURNING ${INITIATIVE}`,
  document: `SELECT ${DOCUMENT} FROM document WHERE workspace_id = $1 AND id = $2`,
  documents: `SELECT ${SUMMARY} FROM document WHERE workspace_id = $1 ${NEWEST}`,
  rewrite: `UPDATE document SET content_markdown = $3, version = version + 1, updated_at = now() WHERE workspace_id = $1 AND id = $2 RETURNING ${DOCUMENT}`,
};

/** The row behind a key. */
export type KeyHolder = { workspace_id: string; created_by_id: string };
