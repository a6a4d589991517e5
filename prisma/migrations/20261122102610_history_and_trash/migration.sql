-- AlterEnum

ALTER TYPE "version_source" ADD VALUE 'proposal';
ALTER TYPE "version_source" ADD VALUE 'import';

-- What is there already has one version, made as it was created.
-- AlterTable
ALTER TABLE "context_item" ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1,
ADD COLUMN     "version_by_id" UUID,
ADD COLUMN     "version_id" UUID,
ADD COLUMN     "version_source" "version_source" NOT NULL DEFAULT 'api';
UPDATE "context_item" t SET "version_source" = a."origin"::text::"version_source" FROM "activity" a
WHERE a."workspace_id" = t."workspace_id" AND a."target_id" = t."id" AND a."action" = 'context_item.created' AND a."origin" <> 'api';

-- AlterTable
ALTER TABLE "goal" ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1,
ADD COLUMN     "version_by_id" UUID,
ADD COLUMN     "version_id" UUID,
ADD COLUMN     "version_source" "version_source" NOT NULL DEFAULT 'api';
UPDATE "goal" t SET "version_source" = a."origin"::text::"version_source" FROM "activity" a
WHERE a."workspace_id" = t."workspace_id" AND a."target_id" = t."id" AND a."action" = 'goal.created' AND a."origin" <> 'api';

-- AlterTable
ALTER TABLE "initiative" ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1,
ADD COLUMN     "version_by_id" UUID,
ADD COLUMN     "version_id" UUID,
ADD COLUMN     "version_source" "version_source" NOT NULL DEFAULT 'api';
UPDATE "initiative" t SET "version_source" = a."origin"::text::"version_source" FROM "activity" a
WHERE a."workspace_id" = t."workspace_id" AND a."target_id" = t."id" AND a."action" = 'initiative.created' AND a."origin" <> 'api';

-- An answer that is kept for an Idempotency-Key has the version, of which its ETag is made: so far each is of a new thing.
UPDATE "idempotency_record" SET "answer" = regexp_replace("answer", '\}$', ',"version":1}')
WHERE "answer" ~ '"updated_at":"[^"]*"\}$';

-- CreateTable
CREATE TABLE "past_version" (
    "id" UUID NOT NULL,
    "workspace_id" UUID NOT NULL,
    "target_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "value" TEXT NOT NULL,
    "source" "version_source" NOT NULL,
    "created_by_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "past_version_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "trash" (
    "id" UUID NOT NULL,
    "workspace_id" UUID NOT NULL,
    "type" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "initiative_id" UUID,
    "deleted_by_id" UUID NOT NULL,
    "bytes" BIGINT NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "trash_pkey" PRIMARY KEY ("workspace_id","id")
);

-- CreateTable
CREATE TABLE "trashed_row" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "workspace_id" UUID NOT NULL,
    "trash_id" UUID NOT NULL,
    "table_name" TEXT NOT NULL,
    "value" TEXT NOT NULL,
    "bytes" BYTEA,

    CONSTRAINT "trashed_row_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "past_version_workspace_id_id_key" ON "past_version"("workspace_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "past_version_workspace_id_target_id_version_key" ON "past_version"("workspace_id", "target_id", "version");

-- CreateIndex
CREATE INDEX "trash_workspace_id_created_at_id_idx" ON "trash"("workspace_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "trash_workspace_id_type_created_at_id_idx" ON "trash"("workspace_id", "type", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "trash_expires_at_idx" ON "trash"("expires_at");

-- CreateIndex
CREATE INDEX "trashed_row_workspace_id_trash_id_table_name_idx" ON "trashed_row"("workspace_id", "trash_id", "table_name");

-- CreateIndex
CREATE UNIQUE INDEX "trashed_row_workspace_id_id_key" ON "trashed_row"("workspace_id", "id");

-- AddForeignKey
ALTER TABLE "past_version" ADD CONSTRAINT "past_version_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "trash" ADD CONSTRAINT "trash_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "trashed_row" ADD CONSTRAINT "trashed_row_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "trashed_row" ADD CONSTRAINT "trashed_row_workspace_id_trash_id_fkey" FOREIGN KEY ("workspace_id", "trash_id") REFERENCES "trash"("workspace_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AlterTable
ALTER TABLE "retention_run" ADD COLUMN     "past_versions_up_to" UUID;
