// Part of `npm run build`: compresses the scripts and styles of the pages once, instead of for every visitor. The server sends
// the file that a browser accepts (`server/static-files.ts`).
import { readdir, readFile, rename, writeFile } from "node:fs/promises";
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

/** A server that runs during the build never sees a file that is half written. */
async function writeWhole(file, bytes) {
  await writeFile(`${file}.part`, bytes);
  await rename(`${file}.part`, file);
}

async function compress(file) {
  const bytes = await readFile(file);
  await writeWhole(`${file}.br`, await toBrotli(bytes));
  await writeWhole(`${file}.gz`, await toGzip(bytes));
}

const names = await readdir(FOLDER, { recursive: true });
const files = names.filter((name) => COMPRESSIBLE.test(name));
await Promise.all(files.map((name) => compress(path.join(FOLDER, name))));
