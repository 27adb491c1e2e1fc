CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"about_user" uuid,
	"sealed" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"action" text NOT NULL,
	"outcome" text NOT NULL,
	"child_id" uuid,
	"address_hash" "bytea"
);
--> statement-breakpoint
CREATE TABLE "consent_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"parent_email" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"notice_version" text NOT NULL,
	"method" text
);
--> statement-breakpoint
CREATE TABLE "erasures" (
	"id_hash" "bytea" PRIMARY KEY NOT NULL,
	"erased_at" timestamp with time zone NOT NULL,
	"folder" text
);
--> statement-breakpoint
CREATE TABLE "planned_erasures" (
	"user_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"planned_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	CONSTRAINT "planned_erasures_user_id_reason_pk" PRIMARY KEY("user_id","reason")
);
--> statement-breakpoint
CREATE TABLE "portal_tokens" (
	"jti" uuid PRIMARY KEY NOT NULL,
	"child_id" uuid,
	"action" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"used_key_hash" "bytea",
	"answer" text
);
--> statement-breakpoint
ALTER TABLE "guardians" ADD COLUMN "wants_digest" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "guardians" ADD COLUMN "digest_day" date;--> statement-breakpoint
ALTER TABLE "provider_accounts" ADD COLUMN "email_verified" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "rest_days" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "daily_minutes" smallint;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "begun_lesson" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "games_allowed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "leaderboard_allowed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "sharing_allowed" boolean;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_child_id_users_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_requests" ADD CONSTRAINT "consent_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planned_erasures" ADD CONSTRAINT "planned_erasures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_tokens" ADD CONSTRAINT "portal_tokens_child_id_users_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mails_about" ON "mails" USING btree ("about_user");--> statement-breakpoint
CREATE INDEX "audit_log_child" ON "audit_log" USING btree ("child_id","at");--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "consent_requests_token" ON "consent_requests" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "consent_requests_user" ON "consent_requests" USING btree ("user_id","requested_at");--> statement-breakpoint
CREATE INDEX "consent_requests_parent" ON "consent_requests" USING btree ("parent_email");--> statement-breakpoint
CREATE INDEX "consent_requests_state" ON "consent_requests" USING btree ("state","expires_at");--> statement-breakpoint
CREATE INDEX "planned_erasures_due" ON "planned_erasures" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "portal_tokens_child" ON "portal_tokens" USING btree ("child_id");--> statement-breakpoint
CREATE INDEX "portal_tokens_expiry" ON "portal_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "users_seen" ON "users" USING btree ("seen_at");--> statement-breakpoint
-- The ready demo people have no password, and addresses that are ours.
UPDATE "provider_accounts" SET "email_verified" = true WHERE "password_hash" IS NULL;
