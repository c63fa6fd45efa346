ALTER TABLE "mxg_conversation_turn" ADD COLUMN "is_retryable" boolean;--> statement-breakpoint
ALTER TABLE "mxg_conversation_turn" ADD COLUMN "is_without_article" boolean;