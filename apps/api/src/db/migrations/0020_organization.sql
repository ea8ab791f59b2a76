CREATE TABLE "organization" (
	"row" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"id" uuid NOT NULL,
	"company" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
