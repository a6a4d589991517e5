-- CreateIndex
CREATE INDEX "generation_workspace_id_document_id_idx" ON "generation"("workspace_id", "document_id");
