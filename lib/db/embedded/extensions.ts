/**
 * What the embedded database is opened with, every time: the extensions that the migrations create.
 * PostgreSQL has the first two itself and the third where pgvector is installed.
 */
export async function embeddedExtensions() {
  const [{ fuzzystrmatch }, { btree_gin }, { vector }] = await Promise.all([
    import("@electric-sql/pglite/contrib/fuzzystrmatch"),
    import("@electric-sql/pglite/contrib/btree_gin"),
    import("@electric-sql/pglite-pgvector"),
  ]);
  return { fuzzystrmatch, btree_gin, vector };
}
