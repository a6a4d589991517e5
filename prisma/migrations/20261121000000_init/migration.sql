-- CreateEnum
CREATE TYPE "workspace_kind" AS ENUM ('personal', 'team', 'client');

-- CreateEnum
CREATE TYPE "tier" AS ENUM ('free', 'pro', 'team', 'consultant', 'internal');

-- CreateEnum
CREATE TYPE "role" AS ENUM ('owner', 'admin', 'member');

-- CreateEnum
CREATE TYPE "origin" AS ENUM ('app', 'api', 'mcp');

-- CreateEnum
CREATE TYPE "key_scope" AS ENUM ('full', 'read_only');

-- CreateEnum
CREATE TYPE "document_type" AS ENUM ('business_case', 'prd', 'epic', 'user_story', 'launch_plan', 'release_notes', 'executive_summary', 'competitive_battlecard', 'okrs', 'ai_implementation_spec', 'ai_test_plan', 'retrospective', 'decision_log', 'risk_register');

-- CreateEnum
CREATE TYPE "document_status" AS ENUM ('draft', 'in_review', 'approved', 'archived');

-- CreateEnum
CREATE TYPE "version_source" AS ENUM ('app', 'api', 'mcp', 'generation', 'restore');

-- CreateEnum
CREATE TYPE "context_label" AS ENUM ('target_users', 'key_competitors', 'market_research', 'user_feedback', 'feature_idea', 'technical_constraint', 'external_link', 'general_note', 'company_info', 'tech_stack', 'target_market', 'brand_guidelines', 'compliance_requirements', 'decision', 'risk');

-- CreateEnum
CREATE TYPE "goal_type" AS ENUM ('business_outcome', 'user_outcome', 'success_metric', 'general', 'constraint');

-- CreateEnum
CREATE TYPE "generation_state" AS ENUM ('reserved', 'used', 'returned');

-- CreateTable
CREATE TABLE "user" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "email_verified" BOOLEAN NOT NULL DEFAULT false,
    "image" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "user_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "session" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "token" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "ip_address" TEXT,
    "user_agent" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "account" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "account_id" TEXT NOT NULL,
    "provider_id" TEXT NOT NULL,
    "access_token" TEXT,
    "refresh_token" TEXT,
    "id_token" TEXT,
    "access_token_expires_at" TIMESTAMPTZ(3),
    "refresh_token_expires_at" TIMESTAMPTZ(3),
    "scope" TEXT,
    "password" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "account_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "verification" (
    "id" UUID NOT NULL,
    "identifier" TEXT NOT NULL,
    "value" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "verification_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "jwks" (
    "id" UUID NOT NULL,
    "public_key" TEXT NOT NULL,
    "private_key" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3),
    "alg" TEXT,
    "crv" TEXT,

    CONSTRAINT "jwks_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "workspace" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "kind" "workspace_kind" NOT NULL DEFAULT 'team',
    "tier" "tier" NOT NULL,
    "quota_limit" INTEGER,
    "personal_owner_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "workspace_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "membership" (
    "id" UUID NOT NULL,
    "workspace_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "role" "role" NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "membership_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "invitation" (
    "id" UUID NOT NULL,
    "workspace_id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "role" "role" NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "invited_by_id" UUID NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "accepted_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "invitation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "api_key" (
    "id" UUID NOT NULL,
    "workspace_id" UUID NOT NULL,
    "created_by_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "prefix" TEXT NOT NULL,
    "hash" BYTEA NOT NULL,
    "scope" "key_scope" NOT NULL DEFAULT 'full',
    "expires_at" TIMESTAMPTZ(3),
    "last_used_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),
    "revoked_by_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "api_key_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "initiative" (
    "id" UUID NOT NULL,
    "workspace_id" UUID NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT,
    "archived" BOOLEAN NOT NULL DEFAULT false,
    "archived_at" TIMESTAMPTZ(3),
    "created_by_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "initiative_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "document" (
    "id" UUID NOT NULL,
    "workspace_id" UUID NOT NULL,
    "initiative_id" UUID NOT NULL,
    "title" TEXT NOT NULL,
    "type" "document_type" NOT NULL,
    "status" "document_status" NOT NULL DEFAULT 'draft',
    "content_markdown" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_by_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "document_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "document_version" (
    "id" UUID NOT NULL,
    "workspace_id" UUID NOT NULL,
    "document_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "content_markdown" TEXT NOT NULL,
    "source" "version_source" NOT NULL,
    "created_by_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "document_version_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "context_item" (
    "id" UUID NOT NULL,
    "workspace_id" UUID NOT NULL,
    "initiative_id" UUID,
    "label" "context_label" NOT NULL,
    "title" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "source_url" TEXT,
    "created_by_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "context_item_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "goal" (
    "id" UUID NOT NULL,
    "workspace_id" UUID NOT NULL,
    "initiative_id" UUID,
    "goal_type" "goal_type" NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT,
    "key_result" TEXT,
    "baseline" TEXT,
    "timeframe" TEXT,
    "priority" INTEGER,
    "created_by_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "goal_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "upload" (
    "id" UUID NOT NULL,
    "workspace_id" UUID NOT NULL,
    "initiative_id" UUID NOT NULL,
    "filename" TEXT NOT NULL,
    "media_type" TEXT NOT NULL,
    "size_bytes" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "created_by_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "upload_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "quota_period" (
    "workspace_id" UUID NOT NULL,
    "period" CHAR(7) NOT NULL,
    "used" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "quota_period_pkey" PRIMARY KEY ("workspace_id","period")
);

-- CreateTable
CREATE TABLE "generation" (
    "id" UUID NOT NULL,
    "workspace_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "period" CHAR(7) NOT NULL,
    "state" "generation_state" NOT NULL DEFAULT 'reserved',
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "generation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "idempotency_record" (
    "id" UUID NOT NULL,
    "workspace_id" UUID NOT NULL,
    "path" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "fingerprint" BYTEA NOT NULL,
    "answer" JSON,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "idempotency_record_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "activity" (
    "id" UUID NOT NULL,
    "workspace_id" UUID NOT NULL,
    "action" TEXT NOT NULL,
    "origin" "origin" NOT NULL,
    "actor_id" UUID,
    "key_id" UUID,
    "tool" TEXT,
    "target_type" TEXT,
    "target_id" UUID,
    "outcome" TEXT NOT NULL,
    "duration_ms" INTEGER,
    "request_id" TEXT,
    "details" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "activity_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "user_email_key" ON "user"("email");

-- CreateIndex
CREATE UNIQUE INDEX "session_token_key" ON "session"("token");

-- CreateIndex
CREATE INDEX "session_user_id_idx" ON "session"("user_id");

-- CreateIndex
CREATE INDEX "account_user_id_idx" ON "account"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "account_provider_id_account_id_key" ON "account"("provider_id", "account_id");

-- CreateIndex
CREATE INDEX "verification_identifier_idx" ON "verification"("identifier");

-- CreateIndex
CREATE UNIQUE INDEX "workspace_personal_owner_id_key" ON "workspace"("personal_owner_id");

-- CreateIndex
CREATE INDEX "membership_user_id_idx" ON "membership"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "membership_workspace_id_id_key" ON "membership"("workspace_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "membership_workspace_id_user_id_key" ON "membership"("workspace_id", "user_id");

-- CreateIndex
CREATE UNIQUE INDEX "invitation_token_hash_key" ON "invitation"("token_hash");

-- CreateIndex
CREATE UNIQUE INDEX "invitation_workspace_id_id_key" ON "invitation"("workspace_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "api_key_hash_key" ON "api_key"("hash");

-- CreateIndex
CREATE INDEX "api_key_created_by_id_idx" ON "api_key"("created_by_id");

-- CreateIndex
CREATE UNIQUE INDEX "api_key_workspace_id_id_key" ON "api_key"("workspace_id", "id");

-- CreateIndex
CREATE INDEX "initiative_workspace_id_archived_created_at_id_idx" ON "initiative"("workspace_id", "archived", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "initiative_workspace_id_id_key" ON "initiative"("workspace_id", "id");

-- CreateIndex
CREATE INDEX "document_workspace_id_created_at_id_idx" ON "document"("workspace_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "document_workspace_id_status_created_at_id_idx" ON "document"("workspace_id", "status", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "document_workspace_id_initiative_id_created_at_id_idx" ON "document"("workspace_id", "initiative_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "document_workspace_id_initiative_id_status_created_at_id_idx" ON "document"("workspace_id", "initiative_id", "status", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "document_workspace_id_id_key" ON "document"("workspace_id", "id");

-- CreateIndex
CREATE INDEX "document_version_workspace_id_document_id_created_at_id_idx" ON "document_version"("workspace_id", "document_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "document_version_workspace_id_id_key" ON "document_version"("workspace_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "document_version_workspace_id_document_id_version_key" ON "document_version"("workspace_id", "document_id", "version");

-- CreateIndex
CREATE INDEX "context_item_workspace_id_initiative_id_created_at_id_idx" ON "context_item"("workspace_id", "initiative_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "context_item_workspace_id_initiative_id_label_created_at_id_idx" ON "context_item"("workspace_id", "initiative_id", "label", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "context_item_workspace_id_id_key" ON "context_item"("workspace_id", "id");

-- CreateIndex
CREATE INDEX "goal_workspace_id_initiative_id_created_at_id_idx" ON "goal"("workspace_id", "initiative_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "goal_workspace_id_id_key" ON "goal"("workspace_id", "id");

-- CreateIndex
CREATE INDEX "upload_workspace_id_initiative_id_created_at_id_idx" ON "upload"("workspace_id", "initiative_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "upload_workspace_id_id_key" ON "upload"("workspace_id", "id");

-- CreateIndex
CREATE INDEX "generation_workspace_id_state_expires_at_idx" ON "generation"("workspace_id", "state", "expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "generation_workspace_id_id_key" ON "generation"("workspace_id", "id");

-- CreateIndex
CREATE INDEX "idempotency_record_workspace_id_expires_at_idx" ON "idempotency_record"("workspace_id", "expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "idempotency_record_workspace_id_id_key" ON "idempotency_record"("workspace_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "idempotency_record_workspace_id_path_key_key" ON "idempotency_record"("workspace_id", "path", "key");

-- CreateIndex
CREATE INDEX "activity_workspace_id_created_at_id_idx" ON "activity"("workspace_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "activity_workspace_id_origin_created_at_id_idx" ON "activity"("workspace_id", "origin", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "activity_workspace_id_actor_id_created_at_id_idx" ON "activity"("workspace_id", "actor_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "activity_workspace_id_id_key" ON "activity"("workspace_id", "id");

-- AddForeignKey
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "account" ADD CONSTRAINT "account_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "workspace" ADD CONSTRAINT "workspace_personal_owner_id_fkey" FOREIGN KEY ("personal_owner_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "membership" ADD CONSTRAINT "membership_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "membership" ADD CONSTRAINT "membership_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "api_key" ADD CONSTRAINT "api_key_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "api_key" ADD CONSTRAINT "api_key_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "initiative" ADD CONSTRAINT "initiative_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "document" ADD CONSTRAINT "document_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "document" ADD CONSTRAINT "document_workspace_id_initiative_id_fkey" FOREIGN KEY ("workspace_id", "initiative_id") REFERENCES "initiative"("workspace_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "document_version" ADD CONSTRAINT "document_version_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "document_version" ADD CONSTRAINT "document_version_workspace_id_document_id_fkey" FOREIGN KEY ("workspace_id", "document_id") REFERENCES "document"("workspace_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "context_item" ADD CONSTRAINT "context_item_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "context_item" ADD CONSTRAINT "context_item_workspace_id_initiative_id_fkey" FOREIGN KEY ("workspace_id", "initiative_id") REFERENCES "initiative"("workspace_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "goal" ADD CONSTRAINT "goal_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "goal" ADD CONSTRAINT "goal_workspace_id_initiative_id_fkey" FOREIGN KEY ("workspace_id", "initiative_id") REFERENCES "initiative"("workspace_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "upload" ADD CONSTRAINT "upload_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "upload" ADD CONSTRAINT "upload_workspace_id_initiative_id_fkey" FOREIGN KEY ("workspace_id", "initiative_id") REFERENCES "initiative"("workspace_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "quota_period" ADD CONSTRAINT "quota_period_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "generation" ADD CONSTRAINT "generation_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "idempotency_record" ADD CONSTRAINT "idempotency_record_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "activity" ADD CONSTRAINT "activity_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Lists of workspace scope: IS NULL cannot lead an index order, so they get their own partial indexes.
CREATE INDEX "context_item_workspace_scope_idx" ON "context_item"("workspace_id", "created_at" DESC, "id" DESC) WHERE "initiative_id" IS NULL;
CREATE INDEX "context_item_workspace_scope_label_idx" ON "context_item"("workspace_id", "label", "created_at" DESC, "id" DESC) WHERE "initiative_id" IS NULL;
CREATE INDEX "goal_workspace_scope_idx" ON "goal"("workspace_id", "created_at" DESC, "id" DESC) WHERE "initiative_id" IS NULL;
