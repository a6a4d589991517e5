-- DropIndex
DROP INDEX "idempotency_record_workspace_id_expires_at_idx";

-- CreateTable
CREATE TABLE "retention_run" (
    "id" INTEGER NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "versions_up_to" UUID,

    CONSTRAINT "retention_run_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "idempotency_record_expires_at_idx" ON "idempotency_record"("expires_at");

-- CreateIndex
CREATE INDEX "invitation_expires_at_idx" ON "invitation"("expires_at");

-- CreateIndex
CREATE INDEX "session_expires_at_idx" ON "session"("expires_at");

-- CreateIndex
CREATE INDEX "verification_expires_at_idx" ON "verification"("expires_at");

-- Units given back, to find the old ones among all workspaces.
CREATE INDEX "generation_returned_idx" ON "generation"("expires_at") WHERE "state" = 'returned';
