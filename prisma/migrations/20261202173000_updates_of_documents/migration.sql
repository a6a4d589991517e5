-- The history of a document finds its own updates, however many the workspace has.
CREATE INDEX "activity_document_updates_idx" ON "activity"("workspace_id", "target_id", "created_at" DESC, "id" DESC) WHERE "action" = 'document.updated';
