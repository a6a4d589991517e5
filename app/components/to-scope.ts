export const toScope = (initiativeId: string | undefined) =>
  initiativeId === undefined
    ? { scope: "workspace" as const }
    : { scope: "initiative" as const, initiative_id: initiativeId };
