-- AlterTable
ALTER TABLE "generation" ADD COLUMN     "draft" TEXT;
