CREATE TABLE "deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"event" text NOT NULL,
	"target" text NOT NULL,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"problem" text,
	"created_at" timestamp with time zone NOT NULL,
	"tried_at" timestamp with time zone,
	"delivered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "lead_audit" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"operator_id" uuid NOT NULL,
	"action" text NOT NULL,
	"lead_id" uuid,
	"details" jsonb,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lead_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"lead_id" uuid NOT NULL,
	"operator_id" uuid NOT NULL,
	"status" text,
	"note" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lead_repeats" (
	"idempotency_key" uuid PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"lead_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "withdrawal_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "consents" DROP CONSTRAINT "consents_lead_id_leads_id_fk";
--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "content_key" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "programs" jsonb;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "calculation" jsonb;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "remote_address" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "user_agent" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "suspicion" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "status" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_changes" ADD CONSTRAINT "lead_changes_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_repeats" ADD CONSTRAINT "lead_repeats_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_tokens" ADD CONSTRAINT "withdrawal_tokens_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deliveries_lead_id_index" ON "deliveries" USING btree ("lead_id","created_at");--> statement-breakpoint
CREATE INDEX "lead_audit_lead_id_index" ON "lead_audit" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "lead_audit_created_at_index" ON "lead_audit" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "lead_changes_lead_id_index" ON "lead_changes" USING btree ("lead_id","created_at");--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "leads_created_at_index" ON "leads" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "leads_email_index" ON "leads" USING btree (lower("email"),"created_at");--> statement-breakpoint
CREATE INDEX "leads_content_key_index" ON "leads" USING btree ("content_key");--> statement-breakpoint
CREATE INDEX "leads_remote_address_index" ON "leads" USING btree ("remote_address","created_at");