CREATE TABLE "program_views" (
	"day" date NOT NULL,
	"slug" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "program_views_day_slug_pk" PRIMARY KEY("day","slug")
);
--> statement-breakpoint
ALTER TABLE "catalog_tasks" ADD COLUMN "outcome" text;