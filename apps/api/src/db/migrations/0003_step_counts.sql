CREATE TABLE "step_counts" (
	"day" date NOT NULL,
	"state" text NOT NULL,
	"step" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "step_counts_day_state_step_pk" PRIMARY KEY("day","state","step")
);
