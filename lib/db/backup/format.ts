import { createHash, type Hash } from "node:crypto";
import * as z from "zod";

/** Gzipped JSON lines: header; each table (parents first) with columns and rows by primary key; counts and hashes. */
export const FORMAT = "groundwork-backup";
export const VERSION = 1;

export const Migration = z.object({ name: z.string(), checksum: z.string() });
export type Migration = z.output<typeof Migration>;

export const Header = z.object({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  created_at: z.iso.datetime(),
  migrations: z.array(Migration),
});
export type Header = z.output<typeof Header>;

export const TableHead = z.object({ table: z.string(), columns: z.array(z.string()).min(1) });
export type TableHead = z.output<typeof TableHead>;

export const Row = z.array(z.string().nullable());
export type Row = z.output<typeof Row>;

const Sum = z.object({ rows: z.int(), sha256: z.string() });
export const End = z.object({ tables: z.record(z.string(), Sum), sha256: z.string() });
export type Sums = z.output<typeof End>["tables"];

export const refuseNewerBackup = (file: string) =>
  new Error(
    `The backup ${file} was made by a newer version of Groundwork. Install that version or a later one, then restore it.`,
  );

export class RowSum {
  #rows = 0;
  readonly #hash: Hash = createHash("sha256");

  add(line: string | Buffer) {
    this.#rows++;
    this.#hash.update(line);
  }

  end() {
    return { rows: this.#rows, sha256: this.#hash.digest("hex") };
  }
}

export type Contents = { created_at: string; rows: Record<string, number> };

export const summarizeContents = ({ created_at }: Header, sums: Sums): Contents => ({
  created_at,
  rows: Object.fromEntries(Object.entries(sums).map(([table, { rows }]) => [table, rows])),
});
