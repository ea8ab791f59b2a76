CREATE TABLE "limit_editions" (
	"kind" text NOT NULL,
	"year" integer NOT NULL,
	"first_day" date NOT NULL,
	"rows" jsonb NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "limit_editions_kind_year_pk" PRIMARY KEY("kind","year")
);
