ALTER TABLE "completions" ALTER COLUMN "first_attempt" SET DATA TYPE double precision;--> statement-breakpoint
ALTER TABLE "subject_levels" ALTER COLUMN "recent" SET DATA TYPE double precision[];--> statement-breakpoint
ALTER TABLE "subject_levels" ALTER COLUMN "recent" SET DEFAULT '{}'::double precision[];