-- CreateIndex
CREATE INDEX "activity_workspace_id_tool_created_at_id_idx" ON "activity"("workspace_id", "tool", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "activity_workspace_id_key_id_created_at_id_idx" ON "activity"("workspace_id", "key_id", "created_at" DESC, "id" DESC);
