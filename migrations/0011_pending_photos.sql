ALTER TABLE "photos" ALTER COLUMN "lesson_id" DROP NOT NULL;--> statement-breakpoint
CREATE INDEX "photos_pending" ON "photos" USING btree ("created_at") WHERE lesson_id is null;