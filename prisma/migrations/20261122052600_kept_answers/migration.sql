-- AlterTable
ALTER TABLE "idempotency_record" ALTER COLUMN "answer" TYPE TEXT USING "answer"::text;
