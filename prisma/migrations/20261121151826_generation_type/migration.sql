-- AlterTable
ALTER TABLE "generation" ADD COLUMN     "document_type_id" UUID;
