-- CreateTable
CREATE TABLE "ai_day" (
    "workspace_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "calls" INTEGER NOT NULL,

    CONSTRAINT "ai_day_pkey" PRIMARY KEY ("workspace_id","day")
);

-- CreateIndex
CREATE INDEX "ai_day_day_idx" ON "ai_day"("day");

-- AddForeignKey
ALTER TABLE "ai_day" ADD CONSTRAINT "ai_day_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;
