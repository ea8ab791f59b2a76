DROP INDEX "leads_remote_address_index";--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "network" text;--> statement-breakpoint
CREATE INDEX "lead_repeats_lead_id_index" ON "lead_repeats" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "leads_network_index" ON "leads" USING btree ("network","created_at");--> statement-breakpoint
CREATE INDEX "withdrawal_tokens_lead_id_index" ON "withdrawal_tokens" USING btree ("lead_id");