ALTER TABLE "families" DROP CONSTRAINT "families_created_by_users_id_fk";
--> statement-breakpoint
DROP INDEX "families_created_by";--> statement-breakpoint
ALTER TABLE "family_members" ADD COLUMN "is_founder" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
-- Founder is who made the family; where that person is not in it any more, the grown-up who has been in it longest, and
-- without a grown-up whoever has. A day more makes sure of the birthday wherever they live.
UPDATE "family_members" SET "is_founder" = true FROM (
  SELECT DISTINCT ON ("member"."family_id") "member"."user_id"
  FROM "family_members" "member"
  JOIN "families" "family" ON "family"."id" = "member"."family_id"
  JOIN "users" "user" ON "user"."id" = "member"."user_id"
  ORDER BY "member"."family_id",
    coalesce("family"."created_by" = "member"."user_id", false) DESC,
    coalesce("user"."birth_date" <= current_date - 1 - interval '18 years', false) DESC,
    "member"."joined_at", "member"."id"
) "first" WHERE "family_members"."user_id" = "first"."user_id";--> statement-breakpoint
CREATE UNIQUE INDEX "family_members_founder" ON "family_members" USING btree ("family_id") WHERE is_founder;--> statement-breakpoint
ALTER TABLE "families" DROP COLUMN "created_by";
