-- DropForeignKey
ALTER TABLE "document_version" DROP CONSTRAINT "document_version_workspace_id_document_id_fkey";

-- DropForeignKey
ALTER TABLE "grounding" DROP CONSTRAINT "grounding_workspace_id_document_id_fkey";

-- DropForeignKey
ALTER TABLE "upload_content" DROP CONSTRAINT "upload_content_workspace_id_upload_id_fkey";

-- What the trash had a copy of goes back to its own table, and things have their own ids in the trash.
INSERT INTO "document_version" SELECT v.* FROM "trashed_row" r, json_populate_record(NULL::"document_version", r."value"::json) v
WHERE r."table_name" = 'document_version';
INSERT INTO "grounding" SELECT v.* FROM "trashed_row" r, json_populate_record(NULL::"grounding", r."value"::json) v
WHERE r."table_name" = 'grounding';
INSERT INTO "past_version" SELECT v.* FROM "trashed_row" r, json_populate_record(NULL::"past_version", r."value"::json) v
WHERE r."table_name" = 'past_version';
INSERT INTO "upload_content" ("workspace_id", "upload_id", "bytes")
SELECT r."workspace_id", (r."value"::json ->> 'upload_id')::uuid, r."bytes" FROM "trashed_row" r WHERE r."table_name" = 'upload_content';
DELETE FROM "trashed_row" WHERE "table_name" IN ('document_version', 'grounding', 'past_version', 'upload_content');
UPDATE "trashed_row" SET "id" = ("value"::json ->> 'id')::uuid;

-- AlterTable
ALTER TABLE "trashed_row" DROP COLUMN "bytes",
ALTER COLUMN "id" DROP DEFAULT;

-- Where version 1 had an id of its own, the migration before this one was applied in its first form.
-- AlterTable
ALTER TABLE "context_item" ALTER COLUMN "version_id" DROP NOT NULL, ALTER COLUMN "version_id" DROP DEFAULT;

-- AlterTable
ALTER TABLE "goal" ALTER COLUMN "version_id" DROP NOT NULL, ALTER COLUMN "version_id" DROP DEFAULT;

-- AlterTable
ALTER TABLE "initiative" ALTER COLUMN "version_id" DROP NOT NULL, ALTER COLUMN "version_id" DROP DEFAULT;
