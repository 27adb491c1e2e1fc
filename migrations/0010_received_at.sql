ALTER TABLE "completions" ADD COLUMN "received_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "completions" ADD COLUMN "essay_received_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "earned_badges" ADD COLUMN "received_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE "completions" SET "received_at" = "completed_at", "essay_received_at" = CASE WHEN "essay_text" IS NOT NULL THEN coalesce("essay_at", "completed_at") END;--> statement-breakpoint
UPDATE "earned_badges" SET "received_at" = "earned_at";
