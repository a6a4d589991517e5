import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";

// A password's hash takes 0.1 s and 32 MB on purpose, which was a fifth of the time of the tests without a server.
// Here it takes a sixtieth of that. Hashes made with and without this module do not match.
// Vitest runs this once for each test file, in a process where it may have run before.
const FULL = Symbol.for("scrypt of full cost");
const scrypt = Reflect.get(crypto.scrypt, FULL) ?? crypto.scrypt;

/** @type {typeof crypto.scrypt} */
const cheap = (password, salt, length, options, done) =>
  scrypt(password, salt, length, { ...options, N: 256 }, done);

function replaceScrypt(replacement) {
  Object.assign(crypto, { scrypt: replacement });
  syncBuiltinESMExports();
}

/** For a test file that measures how long a sign-in takes. */
export const hashAtFullCost = () => replaceScrypt(scrypt);

replaceScrypt(Object.assign(cheap, { [FULL]: scrypt }));
