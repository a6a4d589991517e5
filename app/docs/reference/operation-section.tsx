import { Fragment } from "react";
import { TextLink } from "@/app/components/text-link";
import { Badge, type Tone } from "@/app/components/ui/badge";
import { config } from "@/lib/config";
import { links } from "@/lib/links";
import { AnchoredHeading } from "../anchored-heading";
import { Examples } from "../examples";
import { Prose } from "../guide-body";
import { Disclosure } from "./disclosure";
import { getNamedSchemas, type Operation } from "./operations";
import { writeRequestExamples } from "./request-examples";
import { describeType, type FieldRow, listFields } from "./schema-shape";

const TONES: Record<string, Tone> = {
  GET: "info",
  POST: "positive",
  PATCH: "warning",
  DELETE: "negative",
};

export function OperationSection({ operation }: { operation: Operation }) {
  const { operationId, summary, description, method, path, body, data, fileTypes } = operation;
  const named = getNamedSchemas();
  const answer = data ? listFields(data, named) : [];
  return (
    <section className="grid min-w-0 grid-cols-1 gap-3 border-b pb-8 last:border-b-0">
      <AnchoredHeading depth={2} id={operationId} text={summary} />
      <p className="flex flex-wrap items-center gap-2 font-mono text-[0.8125rem]">
        <Badge tone={TONES[method] ?? "neutral"}>{method}</Badge>
        <span className="[overflow-wrap:anywhere]">/api/v1{path}</span>
      </p>
      {description && <Prose markdown={description} />}
      <Examples examples={writeRequestExamples(operation, config().APP_URL)} />
      <Part title="Parameters" rows={toParameterRows(operation)} isOpen />
      {body && <Part title="Body" rows={listFields(body.schema, named)} isOpen />}
      <Part title="Data of the answer" rows={answer} />
      {fileTypes.length > 0 && <p>The answer is the file itself: {fileTypes.join(", ")}.</p>}
      <Disclosure title="Errors">
        <ul className="grid gap-1 p-3">
          {operation.errors.map(({ status, codes }) => (
            <li key={status}>
              <span className="font-medium">{status}</span>{" "}
              <span className="font-mono text-[0.8125rem]">{codes.join(", ")}</span>
            </li>
          ))}
          <li className="text-subtle">
            <TextLink href={`${links.guide("errors")}#every-code`}>Every code</TextLink> with its
            next step.
          </li>
        </ul>
      </Disclosure>
    </section>
  );
}

const toParameterRows = ({ parameters }: Operation): FieldRow[] =>
  parameters.map(({ name, in: place, required, description = "", schema }) => ({
    name,
    type: `${place}, ${describeType(schema, getNamedSchemas())}`,
    isRequired: required,
    description: description || (schema.description ?? ""),
  }));

type PartProps = { title: string; rows: FieldRow[]; isOpen?: boolean };

function Part({ title, rows, isOpen = false }: PartProps) {
  if (rows.length === 0) return null;
  return (
    <Disclosure title={title} isOpen={isOpen}>
      <FieldTable caption={title} rows={rows} />
    </Disclosure>
  );
}

type TableProps = { caption: string; rows: FieldRow[] };

function FieldTable({ caption, rows }: TableProps) {
  return (
    <dl aria-label={caption} className="grid divide-y">
      {rows.map(({ name, type, isRequired, description }) => (
        <div key={name} className="grid gap-0.5 px-3 py-2">
          <dt className="flex flex-wrap items-baseline gap-x-2">
            <code className="font-mono text-[0.8125rem]">{name}</code>
            {isRequired && <span className="text-warning-text text-xs">required</span>}
          </dt>
          <dd className="text-[0.8125rem] text-subtle">
            <span>{type}</span>
            {description && (
              <span className="block text-foreground">
                <InlineCode text={description} />
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function InlineCode({ text }: { text: string }) {
  return text.split("`").map((part, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
    if (index % 2 === 0) return <Fragment key={index}>{part}</Fragment>;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
      <code key={index} className="font-mono text-[0.8125rem]">
        {part}
      </code>
    );
  });
}
