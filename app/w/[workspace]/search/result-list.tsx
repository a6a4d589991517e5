import Link from "next/link";
import { ResultText } from "@/app/components/search/result-text";
import { Card } from "@/app/components/ui/card";
import type { Result } from "./find-results";

export function ResultList({ label, results }: { label: string; results: Result[] }) {
  if (results.length === 0) return null;
  return (
    <Card className="overflow-hidden">
      <ol aria-label={label} className="divide-y">
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
