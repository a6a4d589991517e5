-- AlterTable
ALTER TABLE "generation" ADD COLUMN     "document_id" UUID,
ADD COLUMN     "document_type" "document_type" NOT NULL,
ADD COLUMN     "failure" TEXT,
ADD COLUMN     "initiative_id" UUID NOT NULL,
ADD COLUMN     "title" TEXT NOT NULL;

-- CreateTable
CREATE TABLE "grounding" (
    "id" UUID NOT NULL,
    "workspace_id" UUID NOT NULL,
    "document_id" UUID NOT NULL,
    "engine" TEXT NOT NULL,
    "model" TEXT,
    "input_tokens" INTEGER,
    "output_tokens" INTEGER,
    "duration_ms" INTEGER NOT NULL,
    "statements" INTEGER NOT NULL,
    "grounded" INTEGER NOT NULL,
    "removed_references" INTEGER NOT NULL,
    "sources" JSON NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "grounding_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "custom_document_type" (
    "id" UUID NOT NULL,
    "workspace_id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT,
    "base_type" "document_type" NOT NULL,
    "sections" JSON NOT NULL,
    "created_by_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "custom_document_type_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "grounding_workspace_id_id_key" ON "grounding"("workspace_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "grounding_workspace_id_document_id_key" ON "grounding"("workspace_id", "document_id");

-- CreateIndex
CREATE INDEX "custom_document_type_workspace_id_created_at_id_idx" ON "custom_document_type"("workspace_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "custom_document_type_workspace_id_id_key" ON "custom_document_type"("workspace_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "custom_document_type_workspace_id_slug_key" ON "custom_document_type"("workspace_id", "slug");

-- AddForeignKey
ALTER TABLE "grounding" ADD CONSTRAINT "grounding_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "grounding" ADD CONSTRAINT "grounding_workspace_id_document_id_fkey" FOREIGN KEY ("workspace_id", "document_id") REFERENCES "document"("workspace_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "custom_document_type" ADD CONSTRAINT "custom_document_type_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;
