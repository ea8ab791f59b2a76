ALTER TABLE "users" ADD COLUMN "sign_up_browser" text;--> statement-breakpoint
-- Anyone may have typed these passwords: the address was never confirmed.
UPDATE "users" SET "password_hash" = NULL WHERE "email_confirmed_at" IS NULL;