ALTER TABLE "catalog_tasks" ADD COLUMN "network_hash" text;--> statement-breakpoint
-- Counts under unkeyed hashes of addresses, from which the addresses could be found.
DELETE FROM "rate_limits";
