CREATE TABLE "notice_end_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"subscription_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notice_subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"email" text,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"language" text NOT NULL,
	"state" text,
	"through_change" integer NOT NULL,
	"confirm_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"noticed_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "notice_subscriptions_confirm_unique" UNIQUE("confirm_hash"),
	CONSTRAINT "notice_subscriptions_owner_unique" UNIQUE NULLS NOT DISTINCT("user_id","email","kind","subject")
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subscription_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"through_change" integer NOT NULL,
	"rate_week" text DEFAULT '' NOT NULL,
	"content" jsonb NOT NULL,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"problem" text,
	"created_at" timestamp with time zone NOT NULL,
	"tried_at" timestamp with time zone,
	"delivered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "quote_runs" (
	"quote_id" uuid PRIMARY KEY NOT NULL,
	"known_at" timestamp with time zone NOT NULL,
	"through_change" integer NOT NULL,
	"average_rate" double precision NOT NULL,
	"changes" jsonb,
	"found_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "notice_end_tokens" ADD CONSTRAINT "notice_end_tokens_subscription_id_notice_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."notice_subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_subscriptions" ADD CONSTRAINT "notice_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_subscription_id_notice_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."notice_subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_runs" ADD CONSTRAINT "quote_runs_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notice_end_tokens_subscription_index" ON "notice_end_tokens" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "notice_subscriptions_subject_index" ON "notice_subscriptions" USING btree ("kind","subject");--> statement-breakpoint
CREATE INDEX "notice_subscriptions_ended_index" ON "notice_subscriptions" USING btree ("ended_at");--> statement-breakpoint
CREATE UNIQUE INDEX "notices_once_index" ON "notices" USING btree ("subscription_id","kind","through_change","rate_week") WHERE "notices"."kind" <> 'confirm';--> statement-breakpoint
CREATE INDEX "notices_state_index" ON "notices" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "quote_runs_found_index" ON "quote_runs" USING btree ("found_at");