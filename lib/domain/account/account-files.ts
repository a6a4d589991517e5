import { prismaClient } from "@/lib/db/database";
import { query } from "@/lib/db/read";
import { fileName } from "@/lib/domain/documents/export-document";
import type { ZipFile } from "@/lib/domain/zip-stream";
import { NIL_ID } from "@/lib/ids";

/** What the export of an account has of its personal workspace, and of the others. */

/** A zip without extensions of its format ends at 4 GiB and 65,535 files. */
const MOST = { bytes: 3.5 * 1024 ** 3, files: 60_000 };
/** Rows read at once: of those that are small, and of those whose texts can be 100,000 characters. */
const SMALL = 500;
const LARGE = 20;

const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/** Names for the files of one folder, which every file system takes, and of which no two are the same. */
function namer() {
  const taken = new Set<string>();
  return (title: string, ending = "") => {
    const safe = fileName(title);
    const stem = RESERVED.test(safe) ? `${safe}_` : safe;
    let name = stem + ending;
    for (let n = 2; taken.has(name.toLowerCase().normalize()); n += 1)
      name = `${stem}-${n}${ending}`;
    taken.add(name.toLowerCase().normalize());
    return name;
  };
}

/** A file's own ending, where it is one. */
function splitName(filename: string): [stem: string, ending: string] {
  const ending = /\.[a-z0-9]{1,8}$/i.exec(filename)?.[0] ?? "";
  return [filename.slice(0, filename.length - ending.length), ending];
}

type WithId = { id: string };

/** Rows in the order of their ids, a few at a time. `text` has the workspace as `$1`, the last id as `$2`, how many as `$3`. */
async function* rowsOf<Row extends WithId>(
  text: string,
  most: number,
  workspaceId: string,
  ...more: string[]
): AsyncGenerator<Row, void, void> {
  for (let last = NIL_ID; ; ) {
    const rows: Row[] = await query<Row>(text, [workspaceId, last, most, ...more]);
    yield* rows;
    const end = rows.at(-1);
    if (!end || rows.length < most) return;
    last = end.id;
  }
}

/** A list as JSON, an entry a line. */
async function* jsonOf(rows: AsyncIterable<object>): AsyncGenerator<string, void, void> {
  let before = "[\n";
  for await (const row of rows) {
    yield before + JSON.stringify(row);
    before = ",\n";
  }
  yield before === "[\n" ? "[]\n" : "\n]\n";
}

const PAGE = "WHERE workspace_id = $1 AND id > $2";
const END = "ORDER BY id LIMIT $3";
const ITEM = "id, label, title, content, source_url, created_at, updated_at";
const GOAL =
  "id, goal_type, title, description, key_result, baseline, timeframe, priority, created_at, updated_at";
const INITIATIVES = `SELECT id, title, description, archived, created_at, updated_at FROM initiative ${PAGE} ${END}`;
const DOCUMENTS = `SELECT id, title, octet_length(content_markdown) AS bytes FROM document ${PAGE} AND initiative_id = $4 ${END}`;
const DOCUMENT =
  "SELECT content_markdown AS text FROM document WHERE workspace_id = $1 AND id = $2";
const UPLOADS = `SELECT id, filename, size_bytes AS bytes FROM upload ${PAGE} AND initiative_id = $4 ${END}`;
const UPLOAD = `
  SELECT encode(bytes, 'base64') AS content FROM upload_content WHERE workspace_id = $1 AND upload_id = $2`;
const of = (columns: string, table: string, place: string) =>
  `SELECT ${columns} FROM ${table} ${PAGE} AND ${place} ${END}`;

/** All of a person's own workspace: texts as they are stored, and the uploaded files. */
export async function* personalFiles(
  workspaceId: string,
  leftOut: string[],
): AsyncGenerator<ZipFile, void, void> {
  const used = { bytes: 0, files: 0 };
  const fits = (path: string, bytes: number) => {
    const isRoom = used.bytes + bytes <= MOST.bytes && used.files < MOST.files;
    if (!isRoom) leftOut.push(path);
    else Object.assign(used, { bytes: used.bytes + bytes, files: used.files + 1 });
    return isRoom;
  };
  const lists = (folder: string, place: string, ...more: string[]): ZipFile[] => [
    {
      path: `${folder}/context-items.json`,
      parts: jsonOf(rowsOf(of(ITEM, "context_item", place), LARGE, workspaceId, ...more)),
    },
    {
      path: `${folder}/goals.json`,
      parts: jsonOf(rowsOf(of(GOAL, "goal", place), LARGE, workspaceId, ...more)),
    },
  ];
  yield* lists("workspace", "initiative_id IS NULL");
  const nameInitiative = namer();
  for await (const initiative of rowsOf<WithId & { title: string }>(
    INITIATIVES,
    LARGE,
    workspaceId,
  )) {
    const { id } = initiative;
    const folder = `initiatives/${nameInitiative(initiative.title)}`;
    yield { path: `${folder}/initiative.json`, parts: [JSON.stringify(initiative, null, 2)] };
    yield* lists(folder, "initiative_id = $4", id);
    const nameDocument = namer();
    for await (const document of rowsOf<WithId & { title: string; bytes: number }>(
      DOCUMENTS,
      SMALL,
      workspaceId,
      id,
    )) {
      const path = `${folder}/documents/${nameDocument(document.title, ".md")}`;
      if (!fits(path, document.bytes)) continue;
      const [row] = await query<{ text: string }>(DOCUMENT, [workspaceId, document.id]);
      if (row) yield { path, parts: [row.text] };
    }
    const nameUpload = namer();
    for await (const upload of rowsOf<WithId & { filename: string; bytes: number }>(
      UPLOADS,
      SMALL,
      workspaceId,
      id,
    )) {
      const path = `${folder}/uploads/${nameUpload(...splitName(upload.filename))}`;
      if (!fits(path, upload.bytes)) continue;
      const [row] = await query<{ content: string }>(UPLOAD, [workspaceId, upload.id]);
      if (row) yield { path, parts: [Buffer.from(row.content, "base64")], isStored: true };
    }
  }
}

/** The tables of what people make, with what each thing is called. */
const MADE = [
  { type: "initiative", title: "title" },
  { type: "document", title: "title" },
  { type: "context_item", title: "title" },
  { type: "goal", title: "title" },
  { type: "upload", title: "filename" },
] as const;

/** What a person has made in workspaces that are not theirs alone: where and what it is called, not what it says. */
async function* madeElsewhere(userId: string): AsyncGenerator<object, void, void> {
  const prisma = await prismaClient();
  const places = await prisma.membership.findMany({
    where: { userId, workspace: { personalOwnerId: null } },
    select: { workspace: { select: { id: true, name: true } } },
    orderBy: { workspaceId: "asc" },
  });
  for (const { workspace } of places) {
    for (const { type, title } of MADE) {
      const text = `SELECT id, ${title} AS title, created_at FROM ${type} ${PAGE} AND created_by_id = $4 ${END}`;
      for await (const row of rowsOf(text, SMALL, workspace.id, userId)) {
        yield { workspace: workspace.name, workspace_id: workspace.id, type, ...row };
      }
    }
  }
}

export const elsewhereFile = (userId: string): ZipFile => ({
  path: "made-in-team-workspaces.json",
  parts: jsonOf(madeElsewhere(userId)),
});

/** What happened to the account, and what the person did in their own workspace. */
export const activityFile = (workspaceId: string): ZipFile => ({
  path: "activity.json",
  parts: jsonOf(
    rowsOf(
      `SELECT id, action, origin, actor_id, target_type, target_id, outcome, details, created_at
       FROM activity ${PAGE} ${END}`,
      SMALL,
      workspaceId,
    ),
  ),
});
