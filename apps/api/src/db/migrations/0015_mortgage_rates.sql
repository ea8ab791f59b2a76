CREATE TABLE "mortgage_rates" (
	"date" date PRIMARY KEY NOT NULL,
	"rate30" double precision NOT NULL,
	"rate15" double precision,
	"added_at" timestamp with time zone NOT NULL
);
