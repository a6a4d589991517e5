import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import nextConfig from "@/next.config";

const { dependencies, optionalDependencies } = JSON.parse(readFileSync("package.json", "utf8"));

test("next.config: a package outside of the bundles is one that we depend on, not a dependency of one", () => {
  const ours = Object.keys({ ...dependencies, ...optionalDependencies });
  expect(nextConfig.serverExternalPackages).not.toEqual([]);
  for (const name of nextConfig.serverExternalPackages ?? []) expect(ours).toContain(name);
});
