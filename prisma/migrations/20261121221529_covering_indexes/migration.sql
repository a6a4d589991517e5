-- DropIndex
DROP INDEX "document_workspace_id_initiative_id_status_created_at_id_idx";

-- DropIndex
DROP INDEX "goal_workspace_id_initiative_id_created_at_id_idx";

-- CreateIndex
CREATE INDEX "document_initiative_status_type_idx" ON "document"("workspace_id", "initiative_id", "status", "created_at" DESC, "id" DESC, "type");

-- CreateIndex
CREATE INDEX "goal_initiative_type_idx" ON "goal"("workspace_id", "initiative_id", "created_at" DESC, "id" DESC, "goal_type");

-- The same of the workspace's own goals, see the first migration.
DROP INDEX "goal_workspace_scope_idx";
CREATE INDEX "goal_workspace_scope_idx" ON "goal"("workspace_id", "created_at" DESC, "id" DESC, "goal_type") WHERE "initiative_id" IS NULL;
