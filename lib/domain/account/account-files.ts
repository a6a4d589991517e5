import { readRows } from "@/lib/db/batches";
import { query } from "@/lib/db/pool-query";
import { READ_TEXT } from "@/lib/domain/documents/read-text.sql";
import type { ZipFile } from "@/lib/domain/zip-stream";
import { toFileName } from "@/lib/text/file-name";
import {
  ACTIVITY,
  DOCUMENTS,
  GOALS,
  INITIATIVES,
  ITEMS,
  MADE,
  OWN_TYPES,
  UPLOAD,
  UPLOADS,
} from "./account-files.sql";
import { listJoinedWorkspaces } from "./joined-workspaces";

/** The format's limits without zip64 are 4 GiB and 65,535 files; the bytes of JSON are not counted. */
const MAX_ARCHIVE = { bytes: 3.5 * 1024 ** 3, files: 60_000 };
/** Rows a page; rows with texts of up to 100,000 characters use the smaller one. */
const SMALL = 500;
const LARGE = 20;

const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

const fold = (name: string) => name.toLowerCase().normalize();

/** Numbers names that are equal on a disk that ignores case. */
export function makeNamer() {
  /** The last number tried for a name, so that thousands of equal ones are not counted from 1 each time. */
  const taken = new Map<string, number>();
  return (title: string, ending = "") => {
    const safe = toFileName(title);
    const stem = RESERVED.test(safe) ? `${safe}_` : safe;
    const plain = stem + ending;
    let name = plain;
    let n = taken.get(fold(plain)) ?? 1;
    while (taken.has(fold(name))) {
      n += 1;
      name = `${stem}-${n}${ending}`;
    }
    taken.set(fold(name), 1).set(fold(plain), n);
    return name;
  };
}

function splitName(filename: string): [stem: string, ending: string] {
  const ending = /\.[a-z0-9]{1,8}$/i.exec(filename)?.[0] ?? "";
  return [filename.slice(0, filename.length - ending.length), ending];
}

async function* writeJson(rows: AsyncIterable<object>): AsyncGenerator<string, void, void> {
  let before = "[\n";
  for await (const row of rows) {
    yield before + JSON.stringify(row);
    before = ",\n";
  }
  yield before === "[\n" ? "[]\n" : "\n]\n";
}

type TakeRoom = (path: string, bytes: number, files?: number) => boolean;

/** Returns whether the zip has room for more, and adds paths without room to `leftOut`. */
function makeRoom(leftOut: string[]): TakeRoom {
  const used = { bytes: 0, files: 0 };
  return (path, bytes, files = 1) => {
    const isRoom =
      used.bytes + bytes <= MAX_ARCHIVE.bytes && used.files + files <= MAX_ARCHIVE.files;
    if (!isRoom) leftOut.push(path);
    else Object.assign(used, { bytes: used.bytes + bytes, files: used.files + files });
    return isRoom;
  };
}

const listScopeFiles = (
  folder: string,
  items: AsyncIterable<object>,
  goals: AsyncIterable<object>,
): ZipFile[] => [
  { path: `${folder}/context-items.json`, parts: writeJson(items) },
  { path: `${folder}/goals.json`, parts: writeJson(goals) },
];

/** Adds the paths of files and folders beyond the zip's limits to `leftOut`. */
export async function* listPersonalFiles(
  workspaceId: string,
  leftOut: string[],
): AsyncGenerator<ZipFile, void, void> {
  const takeRoom = makeRoom(leftOut);
  yield* listScopeFiles(
    "workspace",
    readRows(LARGE, (last, most) => query(ITEMS.workspace, [workspaceId, last, most])),
    readRows(LARGE, (last, most) => query(GOALS.workspace, [workspaceId, last, most])),
  );
  yield {
    path: "workspace/document-types.json",
    parts: writeJson(readRows(LARGE, (last, most) => query(OWN_TYPES, [workspaceId, last, most]))),
  };
  const nameInitiative = makeNamer();
  for await (const initiative of readRows(LARGE, (last, most) =>
    query(INITIATIVES, [workspaceId, last, most]),
  )) {
    const { id } = initiative;
    const folder = `initiatives/${nameInitiative(initiative.title)}`;
    if (!takeRoom(folder, 0, 4)) continue; // four JSON files
    yield { path: `${folder}/initiative.json`, parts: [JSON.stringify(initiative, null, 2)] };
    yield* listScopeFiles(
      folder,
      readRows(LARGE, (last, most) => query(ITEMS.initiative, [workspaceId, last, most, id])),
      readRows(LARGE, (last, most) => query(GOALS.initiative, [workspaceId, last, most, id])),
    );
    yield* listDocuments({ workspaceId, id }, folder, takeRoom);
    yield* listUploads({ workspaceId, id }, folder, takeRoom);
  }
}

type Initiative = { workspaceId: string; id: string };

async function* nameDocuments({ workspaceId, id }: Initiative) {
  const nameDocument = makeNamer();
  for await (const document of readRows(SMALL, (last, most) =>
    query(DOCUMENTS, [workspaceId, last, most, id]),
  )) {
    yield { ...document, file: nameDocument(document.title, ".md") };
  }
}

async function* listDocuments(
  initiative: Initiative,
  folder: string,
  takeRoom: TakeRoom,
): AsyncGenerator<ZipFile, void, void> {
  yield { path: `${folder}/documents.json`, parts: writeJson(nameDocuments(initiative)) };
  for await (const { id, file, bytes } of nameDocuments(initiative)) {
    const path = `${folder}/documents/${file}`;
    if (!takeRoom(path, bytes)) continue;
    const [row] = await query(READ_TEXT, [initiative.workspaceId, id]);
    if (row) yield { path, parts: [row.text] };
  }
}

async function* listUploads(
  { workspaceId, id }: Initiative,
  folder: string,
  takeRoom: TakeRoom,
): AsyncGenerator<ZipFile, void, void> {
  const nameUpload = makeNamer();
  for await (const upload of readRows(SMALL, (last, most) =>
    query(UPLOADS, [workspaceId, last, most, id]),
  )) {
    const path = `${folder}/uploads/${nameUpload(...splitName(upload.filename))}`;
    if (!takeRoom(path, upload.bytes)) continue;
    const [row] = await query(UPLOAD, [workspaceId, upload.id]);
    if (row) yield { path, parts: [Buffer.from(row.content, "base64")], isStored: true };
  }
}

async function* listMadeElsewhere(userId: string): AsyncGenerator<object, void, void> {
  const teams = (await listJoinedWorkspaces(userId)).filter(({ kind }) => kind !== "personal");
  for (const workspace of teams) {
    for (const { type, listing } of MADE) {
      for await (const row of readRows(SMALL, (last, most) =>
        query(listing, [workspace.id, last, most, userId]),
      )) {
        yield { workspace: workspace.name, workspace_id: workspace.id, type, ...row };
      }
    }
  }
}

export const makeElsewhereFile = (userId: string): ZipFile => ({
  path: "made-in-team-workspaces.json",
  parts: writeJson(listMadeElsewhere(userId)),
});

export const makeActivityFile = (workspaceId: string): ZipFile => ({
  path: "activity.json",
  parts: writeJson(readRows(SMALL, (last, most) => query(ACTIVITY, [workspaceId, last, most]))),
});
