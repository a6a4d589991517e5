import type { Metadata } from "next";
import { PageHeader } from "@/app/components/page-header";
import { Section } from "@/app/components/section";
import { TextLink } from "@/app/components/text-link";
import { Card } from "@/app/components/ui/card";
import { Link } from "@/app/components/ui/link";
import { listGuides } from "@/lib/api-docs/guides";
import { links } from "@/lib/links";
import { OldAnchor } from "./old-anchor";
import { listTags } from "./reference/operations";

export const metadata: Metadata = { title: "API documentation" };

export default function DocsPage() {
  const guides = listGuides().map(({ slug, title, summary }) => ({
    href: links.guide(slug),
    title,
    about: summary,
  }));
  const tags = listTags().map(({ slug, name, about }) => ({
    href: links.apiOperations(slug),
    title: name,
    about,
  }));
  return (
    <>
      <OldAnchor />
      <PageHeader
        title="API documentation"
        about="Everything in a workspace can be read and changed by scripts over REST and by AI assistants over MCP, with one API key."
      />
      <Section title="Guides">
        <CardLinks cards={guides} />
      </Section>
      <Section title="Reference">
        <CardLinks cards={tags} />
      </Section>
      <p className="text-subtle">
        For programs: <TextLink href="/openapi.json">OpenAPI 3.1</TextLink>,{" "}
        <TextLink href="/api/mcp">MCP manifest</TextLink>,{" "}
        <TextLink href="/llms.txt">llms.txt</TextLink>,{" "}
        <TextLink href="/llms-full.txt">llms-full.txt</TextLink>.
      </p>
    </>
  );
}

type CardLink = { href: string; title: string; about: string };

const CardLinks = ({ cards }: { cards: CardLink[] }) => (
  <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
    {cards.map(({ href, title, about }) => (
      <li key={href}>
        <Link href={href} className="block h-full rounded-xl">
          <Card className="grid h-full content-start gap-1 p-4 transition-colors hover:border-border-strong hover:bg-muted">
            <span className="font-medium">{title}</span>
            <span className="text-pretty text-subtle">{about}</span>
          </Card>
        </Link>
      </li>
    ))}
  </ul>
);
