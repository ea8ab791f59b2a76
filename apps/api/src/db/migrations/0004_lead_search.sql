CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE INDEX "leads_state_index" ON "leads" USING btree (("quote" #>> '{homeLocation,state}'),"created_at","id");--> statement-breakpoint
CREATE INDEX "leads_status_index" ON "leads" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "leads_suspicion_index" ON "leads" USING btree ("created_at","id") WHERE "leads"."suspicion" is not null;--> statement-breakpoint
CREATE INDEX "leads_home_price_index" ON "leads" USING btree ((("quote" ->> 'homePrice')::bigint),"id");--> statement-breakpoint
CREATE INDEX "leads_full_name_index" ON "leads" USING btree (lower("full_name"),"id");--> statement-breakpoint
CREATE INDEX "leads_search_index" ON "leads" USING gin (("full_name" || E'\n' || "email" || E'\n' ||
    regexp_replace(coalesce("phone", ''), '\D', '', 'g') || E'\n' ||
    coalesce("quote" #>> '{homeLocation,city}', '') || E'\n' ||
    coalesce("quote" #>> '{homeLocation,zipcode}', '')) gin_trgm_ops);