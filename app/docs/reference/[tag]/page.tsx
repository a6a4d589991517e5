import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { HeadingList } from "@/app/components/heading-list";
import { PageHeader } from "@/app/components/page-header";
import { links } from "@/lib/links";
import { KeyField } from "../../key-field";
import { OperationSection } from "../operation-section";
import { listTags } from "../operations";

type Props = { params: Promise<{ tag: string }> };

async function findTag({ params }: Props) {
  const { tag } = await params;
  return listTags().find(({ slug }) => slug === tag) ?? notFound();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { name, about } = await findTag(props);
  return { title: `${name} · API reference`, description: about };
}

export default async function TagPage(props: Props) {
  const { name, about, operations } = await findTag(props);
  const headings = operations.map(({ operationId, summary }) => ({
    depth: 2,
    id: operationId,
    text: summary,
  }));
  return (
    <>
      <PageHeader
        title={name}
        about={about}
        crumbs={[
          { href: links.docs, title: "API documentation" },
          { href: links.apiReference, title: "Reference" },
        ]}
      />
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_13rem] print:block">
        <HeadingList headings={headings} />
        <div className="grid min-w-0 max-w-176 grid-cols-1 content-start gap-4 lg:col-start-1 lg:row-start-1">
          <KeyField />
          {operations.map((operation) => (
            <OperationSection key={operation.operationId} operation={operation} />
          ))}
        </div>
      </div>
    </>
  );
}
