export async function loadEmbeddedExtensions() {
  const [{ fuzzystrmatch }, { btree_gin }, { vector }] = await Promise.all([
    import("@electric-sql/pglite/contrib/fuzzystrmatch"),
    import("@electric-sql/pglite/contrib/btree_gin"),
    import("@electric-sql/pglite-pgvector"),
  ]);
  return { fuzzystrmatch, btree_gin, vector };
}
