import Form from "next/form";
import { MOST } from "@/app/components/search/search-bounds";
import { Button } from "@/app/components/ui/button";
import { Input } from "@/app/components/ui/input";
import { links } from "@/lib/links";
import type { Choice } from "./search-choice";

type Props = { workspaceId: string; choice: Choice };

export function SearchForm({ workspaceId, choice: { q, type, initiative } }: Props) {
  return (
    <Form key={q} action={links.search(workspaceId)} role="search" className="flex max-w-2xl gap-2">
      <Input type="search" name="q" defaultValue={q} aria-label="Search for" maxLength={MOST} />
      {type && <input type="hidden" name="type" value={type} />}
      {initiative && <input type="hidden" name="initiative" value={initiative} />}
      <Button type="submit" variant="primary">
        Search
      </Button>
    </Form>
  );
}
