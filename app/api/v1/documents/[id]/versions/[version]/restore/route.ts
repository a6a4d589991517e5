import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { documentEtag } from "@/lib/domain/etag";
import { restoreDocumentVersion } from "@/lib/domain/restore-document";
import { Document, VersionPath } from "@/lib/schemas/documents";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: endpoint({
    operationId: "restoreDocumentVersion",
    summary: "Make an earlier version the newest one",
    description: "Adds a version with the earlier content; nothing is lost. Takes no body.",
    tag: "Documents",
    params: VersionPath,
    data: Document,
    errors: ["NOT_FOUND"],
    etag: documentEtag,
    run: restoreDocumentVersion,
  }),
});
