// npm run bench                        requests a second, then the speed of search
// npm run bench -- requests            the first alone
// npm run bench -- search              the second alone
// npm run bench -- collection FOLDER   how good search is on a collection of texts, queries, judgements
// It prints tables and judges nothing.
import { requestSpeed } from "./requests";
import { searchQuality } from "./search-quality";
import { searchSpeed } from "./search-speed";

const [what, folder] = process.argv.slice(2);
if (what === "collection") {
  if (!folder) throw new Error("Name the folder: npm run bench -- collection FOLDER");
  await searchQuality(folder);
} else {
  if (what !== "search") await requestSpeed();
  if (what !== "requests") await searchSpeed();
}
process.exit(0);
