/** Splits a statement into its selects: the text around parentheses and within each pair, without the inner ones. */
function splitSelects(sql: string): string[] {
  const open: string[] = [""];
  const selects: string[] = [];
  for (const letter of sql) {
    const inner = letter === ")" && open.length > 1 ? open.pop() : undefined;
    if (letter === "(") open.push("");
    else open[open.length - 1] += inner === undefined ? letter : replaceGroup(inner, open.at(-1));
    if (inner !== undefined) selects.push(inner);
  }
  return [...open, ...selects];
}

/** A list, such as the columns of an INSERT, stays. A select is checked by itself; alternatives and denials bind nothing. */
const replaceGroup = (inner: string, before = "") =>
  /\bNOT\s*$/i.test(before) || /\b(?:SELECT|UPDATE|DELETE|INSERT|OR)\b/i.test(inner)
    ? "()"
    : `(${inner})`;

/** The assignments of a SET bind nothing. */
const dropAssignments = (select: string) =>
  select.replace(/\bSET\b.*?(?=\bWHERE\b|\bFROM\b|\bRETURNING\b|$)/gis, "SET ");

const INTO = /\bINSERT INTO \S+\s+(?:AS \w+ )?\([^)]*\)\s*(?=SELECT)/i;
/** The first column is the workspace, or the id of a workspace, and the first value `$1`. */
const INSERTED =
  /\bINSERT INTO \S+\s+(?:AS \w+ )?\(\s*(?:workspace_id|id)\b[^)]*\)\s*VALUES\s*\(\s*\$1(?!\d)/i;
const BOUND =
  /\bworkspace_id"? = \$1(?!\d)|\$1(?!\d) = (?:\w+\.)?workspace_id\b|\bw\.id = \$1(?!\d)/i;
const OWN_ROW = /(?<![\w.])id = \$1(?!\d)/i;
/** A join with rows of the same workspace, or a choice among rows that an inner select has found. */
const JOINED =
  /\bworkspace_id"? = \w+\.(?:workspace_)?id\b|\bid = \w+\.workspace_id\b|\bUSING \(workspace_id\b|\bctid = ANY\b/i;

const matchUse = (names: readonly string[]) =>
  new RegExp(
    `(?:\\b(?:FROM|JOIN|UPDATE|USING|INTO)(?: ONLY)?|,)\\s+"?(?:${names.join("|")})"?(?![\\w.(])`,
    "i",
  );

/** Finds the selects and changes within a statement that use rows of a workspace without `workspace_id = $1`. */
export function findUnbound(sql: string, tables: readonly string[]): string[] {
  const [ofTables, ofWorkspace] = [matchUse(tables), matchUse(["workspace"])];
  const selects = splitSelects(sql).map((select) => {
    const source = dropAssignments(select.replace(INTO, "").replace(INSERTED, ""));
    const from = source.search(/\b(?:WHERE|ON|USING)\b/i);
    const where = from < 0 || /\bOR\b/i.test(source.slice(from)) ? "" : source.slice(from);
    const [usesRows, usesWorkspace] = [ofTables.test(source), ofWorkspace.test(source)];
    return {
      select,
      isUser: usesRows || usesWorkspace || (INTO.test(select) && ofTables.test(select)),
      isBound: BOUND.test(where) || (!usesRows && OWN_ROW.test(where)),
      isGiven: INTO.test(select) && /\$1(?!\d)/.test(select),
      isDerived: JOINED.test(where) || (INTO.test(select) && !usesRows && !usesWorkspace),
    };
  });
  const isAnyBound = selects.some(({ isUser, isBound, isGiven }) => (isUser && isBound) || isGiven);
  return selects
    .filter(({ isUser, isBound, isDerived }) => isUser && !isBound && !(isDerived && isAnyBound))
    .map(({ select }) => select);
}
