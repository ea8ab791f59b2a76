ALTER TABLE "lead_digests" ALTER COLUMN "state" SET DEFAULT 'waiting';--> statement-breakpoint
ALTER TABLE "deliveries" ALTER COLUMN "state" SET DEFAULT 'waiting';--> statement-breakpoint
ALTER TABLE "notices" ALTER COLUMN "state" SET DEFAULT 'waiting';--> statement-breakpoint
ALTER TABLE "account_mails" ADD COLUMN "state" text DEFAULT 'waiting' NOT NULL;--> statement-breakpoint
ALTER TABLE "account_mails" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "account_mails" ADD COLUMN "problem" text;--> statement-breakpoint
ALTER TABLE "account_mails" ADD COLUMN "tried_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "account_mails" ADD COLUMN "delivered_at" timestamp with time zone;