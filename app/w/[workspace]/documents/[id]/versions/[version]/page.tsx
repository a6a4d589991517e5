import type { Metadata } from "next";
import { cache } from "react";
import { DocumentBody } from "@/app/components/documents/document-body";
import { Facts } from "@/app/components/facts";
import { RestoreVersion } from "@/app/components/history/restore-version";
import { VersionHistory } from "@/app/components/history/version-history";
import { Notice } from "@/app/components/notice";
import { PageHeader } from "@/app/components/page-header";
import { TextLink } from "@/app/components/text-link";
import { TextPage } from "@/app/components/text-page";
import { Time } from "@/app/components/time";
import { buildCrumbs } from "@/app/shared/crumbs";
import { VERSION_SOURCE } from "@/app/shared/labels";
import { orNotFound } from "@/app/shared/signed-in";
import { getDocumentVersion } from "@/lib/domain/documents/document-versions";
import { links } from "@/lib/links";
import { VersionPath } from "@/lib/schemas/fields";
import { humanize } from "@/lib/schemas/spelling";
import { restoreVersion } from "../../../actions";
import { loadDocument } from "../../load-document";

type Props = {
  params: Promise<{ workspace: string; id: string; version: string }>;
};

const load = cache(async (workspace: string, id: string, version: string) => {
  const { caller, resource: document } = await loadDocument(workspace, id);
  const path = VersionPath.parse({ id, version });
  return { caller, document, version: await orNotFound(getDocumentVersion(caller, path)) };
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const path = await params;
  const { version } = await load(path.workspace, path.id, path.version);
  return { title: `${version.title}, version ${version.version}` };
}

export default async function DocumentVersionPage({ params }: Props) {
  const path = await params;
  const { caller, document, version } = await load(path.workspace, path.id, path.version);
  const latest = links.document(caller.workspaceId, document.id);
  const range = { from: String(version.version), to: String(document.version) };
  const compared = links.documentHistory(caller.workspaceId, document.id, range);
  return (
    <TextPage>
      <PageHeader
        title={version.title}
        crumbs={[
          ...(await buildCrumbs(caller, document.initiative_id)),
          { href: latest, title: document.title },
        ]}
        about={
          <Facts>
            <span>{humanize(document.type)}</span>
            <span>Version {version.version}</span>
            <span>
              {VERSION_SOURCE[version.source]} <Time iso={version.created_at} />
            </span>
          </Facts>
        }
        actions={
          version.version < document.version && (
            <RestoreVersion
              action={restoreVersion.bind(null, caller.workspaceId)}
              id={document.id}
              version={version.version}
              latest={document.version}
            />
          )
        }
      />
      <Notice>
        You are reading version {version.version} of {document.version}.{" "}
        <TextLink href={latest}>Read the latest version</TextLink>, or{" "}
        <TextLink href={compared}>see what changed since</TextLink>.
      </Notice>
      <DocumentBody title={version.title} markdown={version.content_markdown} />
      <div className="mt-12 max-w-[44rem]">
        <VersionHistory caller={caller} documentId={document.id} latest={document.version} />
      </div>
    </TextPage>
  );
}
