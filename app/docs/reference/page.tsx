import type { Metadata } from "next";
import { PageHeader } from "@/app/components/page-header";
import { Section } from "@/app/components/section";
import { TextLink } from "@/app/components/text-link";
import { listGuides } from "@/lib/api-docs/guides";
import { links } from "@/lib/links";
import { Prose } from "../guide-body";
import { Disclosure } from "./disclosure";
import { listTags } from "./operations";

export const metadata: Metadata = { title: "API reference" };

export default function ReferencePage() {
  return (
    <>
      <PageHeader
        title="API reference"
        about={
          <>
            Every operation of <code>/api/v1</code>. The{" "}
            <TextLink href={links.docs}>guides</TextLink> explain how to use them, and{" "}
            <TextLink href="/openapi.json">OpenAPI 3.1</TextLink> describes them for programs.
          </>
        }
        crumbs={[{ href: links.docs, title: "API documentation" }]}
      />
      <Section title="Introduction" about="The rules in short. The guides have examples.">
        {listGuides().map(({ slug, title, rules }) => (
          <Disclosure key={slug} title={title}>
            <div className="grid gap-2 px-3 py-2">
              <Prose markdown={rules} />
              <TextLink href={links.guide(slug)}>{`${title}, with examples`}</TextLink>
            </div>
          </Disclosure>
        ))}
      </Section>
      {listTags().map(({ slug, name, about, operations }) => (
        <Section key={slug} title={name} about={about}>
          <ul className="grid divide-y rounded-lg border bg-raised">
            {operations.map(({ operationId, summary, method, path }) => (
              <li key={operationId} className="flex flex-wrap gap-x-4 gap-y-0.5 px-3 py-2">
                <TextLink href={links.apiOperations(slug, operationId)}>{summary}</TextLink>
                <code className="ml-auto font-mono text-[0.8125rem] text-subtle max-sm:ml-0 max-sm:w-full">
                  {method} {path}
                </code>
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </>
  );
}
