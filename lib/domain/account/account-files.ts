import { prismaClient } from "@/lib/db/database";
import { query } from "@/lib/db/read";
import { fileName } from "@/lib/domain/documents/export-document";
import type { ZipFile } from "@/lib/domain/zip-stream";
import { NIL_ID } from "@/lib/ids";
import {
  ACTIVITY,
  DOCUMENT,
  DOCUMENTS,
  GOALS,
  INITIATIVES,
  ITEMS,
  MADE,
  UPLOAD,
  UPLOADS,
} from "./account-files.sql";

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

/** Rows in the order of their ids: `read` gets those after the last one, `most` at once. */
async function* rowsOf<Row extends { id: string }>(
  most: number,
  read: (last: string, most: number) => Promise<Row[]>,
): AsyncGenerator<Row, void, void> {
  for (let last = NIL_ID; ; ) {
    const rows: Row[] = await read(last, most);
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
  const lists = (
    folder: string,
    items: AsyncIterable<object>,
    goals: AsyncIterable<object>,
  ): ZipFile[] => [
    { path: `${folder}/context-items.json`, parts: jsonOf(items) },
    { path: `${folder}/goals.json`, parts: jsonOf(goals) },
  ];
  yield* lists(
    "workspace",
    rowsOf(LARGE, (last, most) => query(ITEMS.workspace, [workspaceId, last, most])),
    rowsOf(LARGE, (last, most) => query(GOALS.workspace, [workspaceId, last, most])),
  );
  const nameInitiative = namer();
  for await (const initiative of rowsOf(LARGE, (last, most) =>
    query(INITIATIVES, [workspaceId, last, most]),
  )) {
    const { id } = initiative;
    const folder = `initiatives/${nameInitiative(initiative.title)}`;
    yield { path: `${folder}/initiative.json`, parts: [JSON.stringify(initiative, null, 2)] };
    yield* lists(
      folder,
      rowsOf(LARGE, (last, most) => query(ITEMS.initiative, [workspaceId, last, most, id])),
      rowsOf(LARGE, (last, most) => query(GOALS.initiative, [workspaceId, last, most, id])),
    );
    const nameDocument = namer();
    for await (const document of rowsOf(SMALL, (last, most) =>
      query(DOCUMENTS, [workspaceId, last, most, id]),
    )) {
      const path = `${folder}/documents/${nameDocument(document.title, ".md")}`;
      if (!fits(path, document.bytes)) continue;
      const [row] = await query(DOCUMENT, [workspaceId, document.id]);
      if (row) yield { path, parts: [row.text] };
    }
    const nameUpload = namer();
    for await (const upload of rowsOf(SMALL, (last, most) =>
      query(UPLOADS, [workspaceId, last, most, id]),
    )) {
      const path = `${folder}/uploads/${nameUpload(...splitName(upload.filename))}`;
      if (!fits(path, upload.bytes)) continue;
      const [row] = await query(UPLOAD, [workspaceId, upload.id]);
      if (row) yield { path, parts: [Buffer.from(row.content, "base64")], isStored: true };
    }
  }
}

/** What a person has made in workspaces that are not theirs alone: where and what it is called, not what it says. */
async function* madeElsewhere(userId: string): AsyncGenerator<object, void, void> {
  const prisma = await prismaClient();
  const places = await prisma.membership.findMany({
    where: { userId, workspace: { personalOwnerId: null } },
    select: { workspace: { select: { id: true, name: true } } },
    orderBy: { workspaceId: "asc" },
  });
  for (const { workspace } of places) {
    for (const { type, listing } of MADE) {
      for await (const row of rowsOf(SMALL, (last, most) =>
        query(listing, [workspace.id, last, most, userId]),
      )) {
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
  parts: jsonOf(rowsOf(SMALL, (last, most) => query(ACTIVITY, [workspaceId, last, most]))),
});
