CREATE TABLE "former_members" (
	"user_id" uuid NOT NULL,
	"family_id" uuid NOT NULL,
	"left_at" timestamp with time zone NOT NULL,
	CONSTRAINT "former_members_user_id_family_id_pk" PRIMARY KEY("user_id","family_id")
);
--> statement-breakpoint
CREATE TABLE "redemptions" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"redeemed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "referrals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"family_id" uuid NOT NULL,
	"code" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone,
	CONSTRAINT "referrals_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "shares" (
	"user_id" uuid NOT NULL,
	"achievement" text NOT NULL,
	"image_id" text NOT NULL,
	"type" text NOT NULL,
	"value" integer NOT NULL,
	"shown_name" text,
	"created_at" timestamp with time zone NOT NULL,
	"rewarded_on" date,
	"rewarded_after" integer,
	CONSTRAINT "shares_user_id_achievement_pk" PRIMARY KEY("user_id","achievement"),
	CONSTRAINT "shares_image_id_unique" UNIQUE("image_id")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "week_lessons" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "week_of" date;--> statement-breakpoint
-- The week that people were in when they last learned, counted from what they completed in it.
UPDATE "users" u SET "week_of" = w.monday, "week_lessons" = (
	SELECT count(*) FROM "completions" c WHERE c."user_id" = u."id" AND c."day" >= w.monday)
FROM (SELECT "user_id", date_trunc('week', max("day"))::date AS monday FROM "completions" GROUP BY "user_id") w
WHERE w."user_id" = u."id";--> statement-breakpoint
ALTER TABLE "families" ADD COLUMN "invite_code" text;--> statement-breakpoint
-- Families of before get a code of their own, of the letters that codes are made of: no 0, O, 1, I or L.
UPDATE "families" SET "invite_code" = (
	SELECT string_agg(substr('23456789ABCDEFGHJKMNPQRSTUVWXYZ', 1 + floor(random() * 31)::int, 1), '')
	FROM generate_series(1, 6) WHERE "families"."id" IS NOT NULL);--> statement-breakpoint
ALTER TABLE "families" ALTER COLUMN "invite_code" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "families" ADD COLUMN "created_by" uuid;--> statement-breakpoint
ALTER TABLE "family_members" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "family_members" ADD COLUMN "nickname" text;--> statement-breakpoint
ALTER TABLE "former_members" ADD CONSTRAINT "former_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_members" ADD CONSTRAINT "former_members_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redemptions" ADD CONSTRAINT "redemptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_members_family" ON "former_members" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "referrals_family" ON "referrals" USING btree ("family_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "shares_rewarded" ON "shares" USING btree ("user_id","rewarded_on");--> statement-breakpoint
ALTER TABLE "families" ADD CONSTRAINT "families_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "families_created_by" ON "families" USING btree ("created_by");--> statement-breakpoint
ALTER TABLE "families" ADD CONSTRAINT "families_invite_code_unique" UNIQUE("invite_code");--> statement-breakpoint
ALTER TABLE "family_members" ADD CONSTRAINT "family_members_id_unique" UNIQUE("id");