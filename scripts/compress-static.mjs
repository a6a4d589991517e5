// Part of `npm run build`: compresses the scripts and styles of the pages once, instead of for every visitor. The server sends
// the file that a browser accepts (`server/static-files.ts`).
import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const FOLDER = ".next/static";
const COMPRESSIBLE = /\.(?:js|css)$/;

const toBrotli = (bytes) =>
  promisify(brotliCompress)(bytes, {
    params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
const toGzip = (bytes) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION });

async function compress(file) {
  const bytes = await readFile(file);
  await Promise.all([
    toBrotli(bytes).then((smaller) => writeFile(`${file}.br`, smaller)),
    toGzip(bytes).then((smaller) => writeFile(`${file}.gz`, smaller)),
  ]);
}

const names = await readdir(FOLDER, { recursive: true });
const files = names.filter((name) => COMPRESSIBLE.test(name));
await Promise.all(files.map((name) => compress(path.join(FOLDER, name))));
