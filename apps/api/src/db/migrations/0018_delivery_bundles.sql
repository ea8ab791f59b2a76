ALTER TABLE "deliveries" ADD COLUMN "bundle_id" uuid;--> statement-breakpoint
CREATE INDEX "deliveries_waiting_index" ON "deliveries" USING btree ("kind","created_at") WHERE "deliveries"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "deliveries_delivered_index" ON "deliveries" USING btree ("kind","delivered_at");--> statement-breakpoint
CREATE INDEX "deliveries_bundle_index" ON "deliveries" USING btree ("bundle_id");