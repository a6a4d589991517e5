import { ExternalLink } from "lucide-react";
import { Fragment } from "react";
import { CodeBlock } from "@/app/components/code-block";
import { Button } from "@/app/components/ui/button";
import { Tabs } from "@/app/components/ui/tabs";
import { type Client, listClients, PLACEHOLDER } from "@/lib/api-docs/mcp-clients";

type Props = {
  url: string;
  apiKey: string | undefined;
};

export function ClientTabs({ url, apiKey }: Props) {
  const tabs = listClients(url, apiKey ?? PLACEHOLDER).map((client) => ({
    value: client.id,
    title: client.title,
    content: <ClientSteps client={client} hasKey={apiKey !== undefined} />,
  }));
  return <Tabs label="Assistants" tabs={tabs} />;
}

function ClientSteps({ client, hasKey }: { client: Client; hasKey: boolean }) {
  const { install, steps, fieldNames, check } = client;
  return (
    <div className="grid gap-4">
      {!hasKey && (
        <p className="text-warning-text">
          {PLACEHOLDER} is a placeholder for the key. Create or paste a key above, and it is filled
          in.
        </p>
      )}
      {install && <Install {...install} hasKey={hasKey} />}
      {steps.map(({ about, name, code }) => (
        <div key={name} className="grid gap-2">
          <p className="text-pretty">{about}</p>
          <CodeBlock name={name} code={code} />
        </div>
      ))}
      {fieldNames && <FieldNames clients={fieldNames} />}
      <p className="text-pretty text-subtle">{check}</p>
    </div>
  );
}

type FieldNamesProps = { clients: NonNullable<Client["fieldNames"]> };

const FieldNames = ({ clients }: FieldNamesProps) => (
  <div className="grid gap-1">
    <p>Names of the fields in their files:</p>
    <ul className="list-disc pl-5">
      {clients.map(({ client, names }) => (
        <li key={client}>
          {client}:{" "}
          {names.map((name, index) => (
            <Fragment key={name}>
              {index > 0 && ", "}
              <code>{name}</code>
            </Fragment>
          ))}
        </li>
      ))}
    </ul>
  </div>
);

type InstallProps = NonNullable<Client["install"]> & { hasKey: boolean };

function Install({ label, href, hasKey }: InstallProps) {
  return (
    <div>
      {hasKey ? (
        <Button asChild variant="primary">
          <a href={href}>
            <ExternalLink aria-hidden />
            {label}
          </a>
        </Button>
      ) : (
        <Button variant="primary" disabled>
          <ExternalLink aria-hidden />
          {label}
        </Button>
      )}
    </div>
  );
}
