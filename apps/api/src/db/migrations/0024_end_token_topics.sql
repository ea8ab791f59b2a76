ALTER TABLE "notice_end_tokens" DROP CONSTRAINT "notice_end_tokens_pkey";--> statement-breakpoint
ALTER TABLE "notice_end_tokens" ADD CONSTRAINT "notice_end_tokens_token_hash_subscription_id_pk" PRIMARY KEY("token_hash","subscription_id");
