/** Returns the fields that name a resource's owner: an initiative, or the workspace. */
export const toScope = (initiativeId: string | undefined) =>
  initiativeId === undefined
    ? { scope: "workspace" as const }
    : { scope: "initiative" as const, initiative_id: initiativeId };
