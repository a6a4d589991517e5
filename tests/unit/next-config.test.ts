import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import nextConfig from "@/next.config";

const { dependencies, optionalDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
const ours = Object.keys({ ...dependencies, ...optionalDependencies });
const outside = nextConfig.serverExternalPackages ?? [];

test("next.config: React and the packages that require it are bundled, and no others", () => {
  const lock = JSON.parse(readFileSync("package-lock.json", "utf8")).packages;
  const needsReact = (name: string) => {
    const { peerDependencies, peerDependenciesMeta } = lock[`node_modules/${name}`];
    return peerDependencies?.react && !peerDependenciesMeta?.react?.optional;
  };
  const bundled = ours.filter((name) => !outside.includes(name));
  expect(bundled).toEqual(ours.filter((name) => name === "react" || needsReact(name)));
  expect(bundled).toEqual(expect.arrayContaining(["next", "radix-ui", "react-dom"]));
});

test("next.config: packages outside the bundles are direct dependencies", () => {
  expect(outside).toEqual(expect.arrayContaining(["better-auth", "ioredis", "pg", "zod"]));
  for (const name of outside) expect(ours).toContain(name);
});

test("next.config: pages whose address is a secret send no referrer", async () => {
  const rules = (await nextConfig.headers?.()) ?? [];
  const quiet = rules.filter(({ headers }) =>
    headers.some(({ key, value }) => key === "Referrer-Policy" && value === "same-origin"),
  );
  expect(quiet.map(({ source }) => source)).toEqual(["/(invite|reset|verify)/:token+"]);
});
