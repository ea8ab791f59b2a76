CREATE TABLE "provider_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"session_id" uuid,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"sid" text,
	"tokens" "bytea" NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	"asking_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "provider_sessions_code_unique" UNIQUE("code_hash"),
	CONSTRAINT "provider_sessions_session_unique" UNIQUE("session_id")
);
--> statement-breakpoint
CREATE TABLE "provider_sign_ins" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"browser_hash" text NOT NULL,
	"nonce" text NOT NULL,
	"code_verifier" text NOT NULL,
	"code_challenge" text NOT NULL,
	"redirect_to" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "used_logout_tokens" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "provider_roles" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "provider_sessions" ADD CONSTRAINT "provider_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_sessions" ADD CONSTRAINT "provider_sessions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "provider_sessions_user_id_index" ON "provider_sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "provider_sessions_subject_index" ON "provider_sessions" USING btree ("issuer","subject");--> statement-breakpoint
CREATE INDEX "provider_sign_ins_expires_at_index" ON "provider_sign_ins" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "used_logout_tokens_expires_at_index" ON "used_logout_tokens" USING btree ("expires_at");