import { readFileSync } from "node:fs";

const schema = readFileSync("prisma/schema.prisma", "utf8");

export const schemaModels = [...schema.matchAll(/^model (\w+) \{\n(.*?)^\}/gms)].map(
  ([, name = "", body = ""]) => ({
    name,
    body,
    table: name.replace(/\B[A-Z]/g, (letter) => `_${letter}`).toLowerCase(),
    isOfWorkspace: name === "Workspace" || /^ {2}workspaceId /m.test(body),
  }),
);
