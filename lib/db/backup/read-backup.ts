import { createHash } from "node:crypto";
import { createReadStream, statSync } from "node:fs";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import type { z } from "zod";
import { MIB } from "@/lib/bytes";
import {
  End,
  FORMAT,
  Header,
  Row,
  RowSum,
  refuseNewerBackup,
  type Sums,
  TableHead,
  VERSION,
} from "./format";
import { refuseFolder } from "./new-file";

/** In bytes; an upload of 10 MiB has a line of 20 MiB. */
const MAX_LINE = 256 * MIB;

export type Part =
  | { header: Header }
  | { head: TableHead }
  | { row: Row; bytes: number }
  | { sums: Sums };

export async function checkBackup(file: string): Promise<{ header: Header; sums: Sums }> {
  let header: Header | undefined;
  for await (const part of readBackup(file)) {
    if ("header" in part) header = part.header;
    if ("sums" in part && header) return { header, sums: part.sums };
  }
  throw damaged(file, "it is cut short");
}

/** Yields the checksums last, only of an intact file. @throws an explanation for a missing, foreign, truncated or changed file */
export async function* readBackup(file: string): AsyncGenerator<Part> {
  const all = createHash("sha256");
  const sums: Sums = {};
  let header: Header | undefined;
  let table: (TableHead & { sum: RowSum }) | undefined;
  let isWhole = false;
  for await (const line of readLines(file)) {
    if (isWhole) throw damaged(file, "something follows its end");
    const value = parse(line);
    if (!header) {
      header = readHeader(file, value);
      yield { header };
    } else if (table && Array.isArray(value)) {
      const row = take(file, Row.length(table.columns.length), value);
      table.sum.add(line);
      yield { row, bytes: line.length };
    } else {
      if (table) sums[table.table] = table.sum.end();
      const { data: head } = TableHead.safeParse(value);
      if (head) {
        table = { ...head, sum: new RowSum() };
        yield { head };
      } else {
        isWhole = true;
        compare(file, take(file, End, value), { tables: sums, sha256: all.digest("hex") });
      }
    }
    if (!isWhole) all.update(line);
  }
  if (!header) throw foreign(file);
  if (!isWhole) throw damaged(file, "it is cut short");
  yield { sums };
}

const damaged = (file: string, why: string) =>
  new Error(`The backup ${file} is damaged: ${why}. Use another one.`);
const foreign = (file: string) => new Error(`The file ${file} is not a backup of Groundwork.`);

function readHeader(file: string, value: unknown): Header {
  const { format, version } = Object(value);
  if (format !== FORMAT) throw foreign(file);
  if (version !== VERSION) throw refuseNewerBackup(file);
  return take(file, Header, value);
}

function take<Schema extends z.ZodType>(file: string, schema: Schema, value: unknown) {
  const result = schema.safeParse(value);
  if (!result.success) throw damaged(file, "a line of it cannot be read");
  return result.data;
}

function compare(file: string, told: z.output<typeof End>, found: z.output<typeof End>) {
  const names = Object.keys(found.tables);
  const other = names.find((name) => told.tables[name]?.sha256 !== found.tables[name]?.sha256);
  if (other) throw damaged(file, `the rows of "${other}" are not those that were written`);
  if (told.sha256 !== found.sha256 || Object.keys(told.tables).length !== names.length) {
    throw damaged(file, "it is not what was written");
  }
}

function parse(line: Buffer): unknown {
  try {
    return JSON.parse(line.toString());
  } catch {
    return undefined;
  }
}

async function* readLines(file: string): AsyncGenerator<Buffer> {
  refuseFolder(file);
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found?.isFile()) throw new Error(`There is no file ${file}.`);
  let parts: Buffer[] = [];
  let length = 0;
  try {
    const unpacked: AsyncIterable<Buffer> = pipeline(
      createReadStream(file),
      createGunzip(),
      () => {},
    );
    for await (const chunk of unpacked) {
      let from = 0;
      for (let end = chunk.indexOf(10) + 1; end > 0; end = chunk.indexOf(10, from) + 1) {
        yield Buffer.concat([...parts, chunk.subarray(from, end)]);
        parts = [];
        length = 0;
        from = end;
      }
      parts.push(chunk.subarray(from));
      length += chunk.length - from;
      if (length > MAX_LINE) throw damaged(file, "a line of it is too long");
    }
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    if (String(error).includes("incorrect header check")) throw foreign(file);
    if (code.startsWith("Z_")) throw damaged(file, "it is cut short or changed");
    if (code.startsWith("E")) throw new Error(`The file ${file} cannot be read (${code}).`);
    throw error;
  }
  if (length > 0) yield Buffer.concat(parts);
}
