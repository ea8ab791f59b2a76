CREATE TABLE "erasure_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"event" text NOT NULL,
	"lead_ids" jsonb NOT NULL,
	"target" text NOT NULL,
	"send_after" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"problem" text,
	"created_at" timestamp with time zone NOT NULL,
	"tried_at" timestamp with time zone,
	"delivered_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "lead_changes" ADD COLUMN "hold" jsonb;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "held_at" timestamp with time zone;