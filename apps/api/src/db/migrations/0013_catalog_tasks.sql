CREATE TABLE "catalog_tasks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"program_slug" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"details" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"closed_by" uuid
);
--> statement-breakpoint
CREATE TABLE "link_checks" (
	"address" text PRIMARY KEY NOT NULL,
	"status" integer,
	"final_address" text,
	"hash" text,
	"asked_at" timestamp with time zone NOT NULL,
	"failures" integer NOT NULL,
	"problem" text
);
--> statement-breakpoint
CREATE UNIQUE INDEX "catalog_tasks_open_index" ON "catalog_tasks" USING btree ("program_slug","kind","subject") WHERE "catalog_tasks"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "catalog_tasks_program_index" ON "catalog_tasks" USING btree ("program_slug");