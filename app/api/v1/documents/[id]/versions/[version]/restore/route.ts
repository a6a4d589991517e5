import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { restoreDocumentVersion } from "@/lib/domain/documents/restore-document";
import { Document } from "@/lib/schemas/documents";
import { VersionPath } from "@/lib/schemas/fields";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: endpoint({
    operationId: "restoreDocumentVersion",
    summary: "Make an earlier version the newest one",
    description: "Adds a version with the earlier content; nothing is lost. Takes no body.",
    tag: "Documents",
    params: VersionPath,
    data: Document,
    errors: ["NOT_FOUND"],
    etag: true,
    run: restoreDocumentVersion,
  }),
});
