ALTER TABLE "lead_audit" ALTER COLUMN "operator_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "is_manager" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "is_auditor" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "lead_audit" ADD COLUMN "actor" text DEFAULT 'operator' NOT NULL;--> statement-breakpoint
ALTER TABLE "lead_audit" ADD COLUMN "person_hash" text;--> statement-breakpoint
CREATE INDEX "lead_audit_operator_index" ON "lead_audit" USING btree ("operator_id","created_at","id");--> statement-breakpoint
CREATE INDEX "lead_audit_action_index" ON "lead_audit" USING btree ("action","created_at","id");--> statement-breakpoint
CREATE INDEX "lead_audit_person_index" ON "lead_audit" USING btree ("person_hash") WHERE "lead_audit"."person_hash" is not null;