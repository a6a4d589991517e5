// Serves the built product as a serverless platform does: by Next alone, from a copy (in DATA_DIR) of the files that
// Next traced, without any others.
import {
  constants,
  copyFileSync,
  cpSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
} from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import path from "node:path";

const { DATA_DIR, PORT } = process.env;
const folder = path.resolve(DATA_DIR, "traced");
const readJson = (file) => JSON.parse(readFileSync(file, "utf8"));
const { config, files } = readJson(".next/required-server-files.json");

const isTrace = (file) => file.endsWith(".nft.json");
const built = readdirSync(".next", { recursive: true }).map((file) => path.join(".next", file));
const traced = built
  .filter(isTrace)
  .flatMap((trace) => readJson(trace).files.map((file) => path.join(path.dirname(trace), file)));
const ofServer = built.filter((file) => file.startsWith(".next/server/") && !isTrace(file));
for (const file of new Set(["package.json", ...files, ...ofServer, ...traced])) {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  const found = lstatSync(file);
  if (found.isSymbolicLink()) cpSync(file, target, { verbatimSymlinks: true });
  else if (found.isFile()) copyFileSync(file, target, constants.COPYFILE_FICLONE);
}

process.chdir(folder);
const require = createRequire(path.join(folder, "package.json"));
const { default: NextServer } = require("next/dist/server/next-server");
const server = new NextServer({
  dir: folder,
  dev: false,
  conf: config,
  hostname: "localhost",
  port: Number(PORT),
});
createServer(server.getRequestHandler()).listen(PORT);
