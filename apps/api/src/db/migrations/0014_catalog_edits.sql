CREATE TABLE "catalog_edits" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" integer NOT NULL,
	"slug" text NOT NULL,
	"fact" text NOT NULL,
	"file_value" jsonb,
	"before" jsonb,
	"value" jsonb,
	"source_url" text NOT NULL,
	"source_day" date NOT NULL,
	"editor_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone,
	"undone_by" uuid,
	CONSTRAINT "catalog_edits_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "catalog_fact_changes" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"fact" text NOT NULL,
	"old_value" jsonb,
	"new_value" jsonb,
	"source_url" text,
	"source_day" date NOT NULL,
	"cause" text NOT NULL,
	"edit_id" uuid,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalog_served" (
	"slug" text PRIMARY KEY NOT NULL,
	"digest" text NOT NULL,
	"facts" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "is_catalog_editor" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "catalog_edits_slug_index" ON "catalog_edits" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "catalog_fact_changes_slug_index" ON "catalog_fact_changes" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "catalog_fact_changes_created_at_index" ON "catalog_fact_changes" USING btree ("created_at");