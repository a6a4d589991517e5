/** The scope and the initiative of a list, as the verbs take them. */
export const scopeOf = (initiativeId: string | undefined) =>
  initiativeId === undefined
    ? { scope: "workspace" as const }
    : { scope: "initiative" as const, initiative_id: initiativeId };
