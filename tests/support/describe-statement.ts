import { type PGlite, protocol } from "@electric-sql/pglite";

const { serialize } = protocol;

/** A statement as PostgreSQL describes it: types by name, like `text[]`; `isNullable` is undefined for an expression. */
export type Description = {
  parameters: string[];
  columns: { name: string; type: string; isNullable: boolean | undefined }[];
};

/** Describes statements without running them. */
export async function describer(lite: PGlite) {
  const types = await lite.query<{ oid: number; name: string }>(
    "SELECT oid::int, CASE WHEN typname LIKE '\\_%' THEN substr(typname, 2) || '[]' ELSE typname END AS name FROM pg_type",
  );
  const typeNames = new Map(types.rows.map(({ oid, name }) => [oid, name]));
  const typeName = (oid: number) => typeNames.get(oid) ?? String(oid);
  const nullable = await lite.query<{ key: string }>(
    "SELECT attrelid::int || ' ' || attnum AS key FROM pg_attribute WHERE NOT attnotnull",
  );
  const nullableColumns = new Set(nullable.rows.map(({ key }) => key));

  return async (sql: string): Promise<Description> => {
    const description: Description = { parameters: [], columns: [] };
    try {
      await lite.execProtocol(serialize.parse({ text: sql }));
      const { messages } = await lite.execProtocol(serialize.describe({ type: "S" }));
      for (const message of messages) {
        if (message instanceof protocol.messages.ParameterDescriptionMessage) {
          description.parameters = message.dataTypeIDs.map(typeName);
        }
        if (message instanceof protocol.messages.RowDescriptionMessage) {
          description.columns = message.fields.map(({ name, dataTypeID, tableID, columnID }) => ({
            name,
            type: typeName(dataTypeID),
            isNullable: tableID === 0 ? undefined : nullableColumns.has(`${tableID} ${columnID}`),
          }));
        }
      }
    } finally {
      await lite.execProtocol(serialize.sync());
    }
    return description;
  };
}
