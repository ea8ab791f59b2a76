CREATE TABLE "account_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"email" text NOT NULL,
	"code_challenge" text,
	"redirect_to" text,
	"password_hash" text,
	"metadata" jsonb,
	"browser_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"user_id" uuid,
	"token_hash" text,
	"expires_at" timestamp with time zone,
	CONSTRAINT "account_mails_token_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "account_mails" ADD CONSTRAINT "account_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_mails_user_id_index" ON "account_mails" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "account_mails_created_at_index" ON "account_mails" USING btree ("created_at");