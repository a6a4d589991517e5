// Settings from .env files, for everything that starts outside of Next: the same files in the same
// order. A variable that is set already, even to nothing, is never overridden.
const mode = process.env.NODE_ENV === "development" ? "development" : "production";

for (const file of [`.env.${mode}.local`, ".env.local", `.env.${mode}`, ".env"]) {
  try {
    process.loadEnvFile(file);
  } catch {
    // No such file.
  }
}
