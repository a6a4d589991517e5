// Prints the key of a new person with a team workspace: three of the operator's commands, in one process.
import * as z from "zod";
import { runCommand } from "../../scripts/load-commands.mjs";

const [name = ""] = process.argv.slice(2);
const email = ["--email", `${name}@example.com`];
await runCommand(["user", "create", ...email, "--name", "Ada", "--password", "correct horse"]);
const owner = ["--tier", "team", "--owner", `${name}@example.com`];
const made = await runCommand(["workspace", "create", "--name", "A", ...owner]);
const { id } = z.object({ id: z.string() }).parse(made);
const place = ["--workspace", id, ...email, "--name", "CI"];
process.stdout.write(JSON.stringify(await runCommand(["key", "create", ...place])));
