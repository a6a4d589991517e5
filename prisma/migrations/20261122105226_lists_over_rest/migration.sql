-- CreateIndex
CREATE INDEX "upload_workspace_id_created_at_id_idx" ON "upload"("workspace_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "activity_workspace_id_action_created_at_id_idx" ON "activity"("workspace_id", "action", "created_at" DESC, "id" DESC);
