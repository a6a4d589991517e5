import Link from "next/link";
import { ResultText } from "@/app/components/search/result-text";
import { Card } from "@/app/components/ui/card";
import type { Result } from "./find-results";

export function ResultList({ results }: { results: Result[] }) {
  return (
    <Card className="overflow-hidden">
      <ol aria-label="Results" className="divide-y">
        {results.map((result) => (
          <li key={result.path}>
            <Link
              href={result.path}
              prefetch={false}
              className="flex gap-3 px-4 py-3 outline-offset-[-2px] transition-colors hover:bg-muted"
            >
              <ResultText {...result} />
            </Link>
          </li>
        ))}
      </ol>
    </Card>
  );
}
