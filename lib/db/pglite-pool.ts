import type { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import { keepByteOrderMarks } from "@/lib/db/pglite-marks";

type Query = {
  text: string;
  values?: unknown[];
  rowMode?: "array";
  types?: { getTypeParser(oid: number, format: "text"): (value: string) => unknown };
};
type Result = { rows: unknown[]; fields: { name: string; dataTypeID: number }[]; rowCount: number };

// The built-in types that node-postgres parses in its own way; others (enums) stay strings.
const OIDS = [
  16, 17, 18, 20, 21, 23, 25, 26, 114, 142, 199, 600, 650, 700, 701, 718, 790, 791, 829, 869, 1000,
  1001, 1002, 1005, 1007, 1009, 1014, 1015, 1016, 1021, 1022, 1028, 1041, 1042, 1043, 1082, 1083,
  1114, 1115, 1182, 1183, 1184, 1185, 1186, 1231, 1266, 1270, 1560, 1561, 1562, 1563, 1700, 2950,
  2951, 3802, 3807,
];
const parserCache = new WeakMap<object, Record<number, (value: string) => unknown>>();

function parsersOf(types: NonNullable<Query["types"]>) {
  const known = parserCache.get(types);
  if (known) return known;
  const parsers = Object.fromEntries(OIDS.map((oid) => [oid, types.getTypeParser(oid, "text")]));
  parserCache.set(types, parsers);
  return parsers;
}

/** The two ways in which node-postgres takes a statement and its values, as one. */
function toQuery(query: string | Query, values?: unknown[]): Query {
  if (typeof query !== "string") return values ? { ...query, values } : query;
  return values ? { text: query, values } : { text: query };
}

/**
 * The embedded PGlite database seen as a `pg.Pool` of one connection, which is what
 * `@prisma/adapter-pg` accepts (it checks `instanceof`). Whoever connects holds the one
 * session until `release`, everybody else queues.
 */
export class PGlitePool extends pg.Pool {
  #tail: Promise<void> = Promise.resolve();

  constructor(private readonly lite: PGlite) {
    super({ max: 1 });
    keepByteOrderMarks(lite);
    // The facade has the shape of these methods, not their callback overloads.
    Object.assign(this, { query: this.#query.bind(this), connect: this.#connect.bind(this) });
  }

  async #acquire(): Promise<() => void> {
    let free = () => {};
    const mine = new Promise<void>((resolve) => {
      free = resolve;
    });
    const before = this.#tail;
    this.#tail = before.then(() => mine);
    await before;
    return free;
  }

  async #run({ text, values, rowMode, types }: Query): Promise<Result> {
    if (!values?.length && !types) {
      const last = (await this.lite.exec(text)).at(-1);
      return {
        rows: last?.rows ?? [],
        fields: last?.fields ?? [],
        rowCount: last?.affectedRows ?? 0,
      };
    }
    const result = await this.lite.query(text, values, {
      ...(rowMode && { rowMode }),
      ...(types && { parsers: parsersOf(types) }),
    });
    return { rows: result.rows, fields: result.fields, rowCount: result.affectedRows ?? 0 };
  }

  async #query(query: string | Query, values?: unknown[]): Promise<Result> {
    const free = await this.#acquire();
    try {
      return await this.#run(toQuery(query, values));
    } finally {
      free();
    }
  }

  async #connect() {
    const free = await this.#acquire();
    const client = {
      query: (query: string | Query, values?: unknown[]) => this.#run(toQuery(query, values)),
      release: () => free(),
      on: () => client,
      removeListener: () => client,
    };
    return client;
  }

  override async end(): Promise<void> {
    await this.lite.close();
  }
}
