/** SQL: the name of a member of the workspace `$1`, whose id is in the column `person`; null for all other people. */
export const selectMemberName = (person: string) =>
  `(SELECT u.name FROM membership m JOIN "user" u ON u.id = m.user_id
    WHERE m.workspace_id = $1 AND m.user_id = ${person})`;
