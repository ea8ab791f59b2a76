CREATE TABLE "agency_contacts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"slugs" jsonb NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"invited_by" uuid,
	"monthly_since" timestamp with time zone,
	"browser_hash" text,
	"asked_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "agency_contacts_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "agency_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"host" text NOT NULL,
	"mail_id" uuid,
	"user_id" uuid,
	"slug" text,
	"edit_id" uuid,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agency_mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"slug" text,
	"browser_hash" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"problem" text,
	"created_at" timestamp with time zone NOT NULL,
	"tried_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"token_hash" text,
	"expires_at" timestamp with time zone,
	"stop_hash" text,
	"opened_at" timestamp with time zone,
	"session_hash" text,
	CONSTRAINT "agency_mails_token_unique" UNIQUE("token_hash"),
	CONSTRAINT "agency_mails_stop_unique" UNIQUE("stop_hash"),
	CONSTRAINT "agency_mails_session_unique" UNIQUE("session_hash")
);
--> statement-breakpoint
ALTER TABLE "catalog_edits" ALTER COLUMN "source_url" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "catalog_edits" ADD COLUMN "said_by" text;--> statement-breakpoint
CREATE INDEX "agency_contacts_monthly_index" ON "agency_contacts" USING btree ("monthly_since");--> statement-breakpoint
CREATE INDEX "agency_events_mail_index" ON "agency_events" USING btree ("mail_id");--> statement-breakpoint
CREATE INDEX "agency_events_slug_index" ON "agency_events" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "agency_mails_email_index" ON "agency_mails" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "agency_mails_state_index" ON "agency_mails" USING btree ("state","created_at");