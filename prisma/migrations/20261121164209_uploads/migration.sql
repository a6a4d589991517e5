-- CreateTable
CREATE TABLE "upload_content" (
    "workspace_id" UUID NOT NULL,
    "upload_id" UUID NOT NULL,
    "bytes" BYTEA NOT NULL,

    CONSTRAINT "upload_content_pkey" PRIMARY KEY ("workspace_id","upload_id")
);

-- AddForeignKey
ALTER TABLE "upload_content" ADD CONSTRAINT "upload_content_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "upload_content" ADD CONSTRAINT "upload_content_workspace_id_upload_id_fkey" FOREIGN KEY ("workspace_id", "upload_id") REFERENCES "upload"("workspace_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
