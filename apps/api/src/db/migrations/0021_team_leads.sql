CREATE TABLE "lead_digests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"recipient" text NOT NULL,
	"operator_id" uuid,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"problem" text,
	"created_at" timestamp with time zone NOT NULL,
	"tried_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	CONSTRAINT "lead_digests_recipient_unique" UNIQUE("day","recipient")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "officer_name" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "nmls_number" text;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "change" jsonb;--> statement-breakpoint
ALTER TABLE "lead_changes" ADD COLUMN "assignment" jsonb;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "officer_id" uuid;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "officer_name" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "due_on" date;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "source" jsonb;--> statement-breakpoint
CREATE INDEX "leads_officer_index" ON "leads" USING btree ("officer_id","due_on");--> statement-breakpoint
CREATE INDEX "leads_due_index" ON "leads" USING btree (coalesce("due_on", '9998-12-31'::date),"id");--> statement-breakpoint
CREATE INDEX "leads_phone_index" ON "leads" USING btree (right(regexp_replace("phone", '\D', '', 'g'), 10),"created_at") WHERE "leads"."phone" is not null;--> statement-breakpoint
CREATE INDEX "leads_source_index" ON "leads" USING gin ((coalesce("source" ->> 'source', '') || E'\n' ||
    coalesce("source" ->> 'medium', '') || E'\n' ||
    coalesce("source" ->> 'campaign', '') || E'\n' ||
    coalesce("source" ->> 'content', '') || E'\n' ||
    coalesce("source" ->> 'term', '') || E'\n' ||
    coalesce("source" ->> 'partner', '')) gin_trgm_ops) WHERE "leads"."source" is not null;