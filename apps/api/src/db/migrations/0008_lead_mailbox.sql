ALTER TABLE "leads" ADD COLUMN "mailbox" text;--> statement-breakpoint
CREATE INDEX "leads_mailbox_index" ON "leads" USING btree ("mailbox","created_at");