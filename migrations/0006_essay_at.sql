ALTER TABLE "mails" ADD COLUMN "until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "completions" ADD COLUMN "essay_at" timestamp with time zone;