ALTER TABLE "completions" ADD COLUMN "submission_keys" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
UPDATE "completions" SET "submission_keys" = ARRAY["submission_key"] WHERE "submission_key" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "completions" DROP COLUMN "submission_key";
