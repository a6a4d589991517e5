-- AlterTable
ALTER TABLE "generation" ADD COLUMN     "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- When those that have ended did so was not kept.
UPDATE "generation" SET "updated_at" = "created_at" WHERE "state" <> 'reserved';
