ALTER TABLE "mxg_question" ADD COLUMN "draft_id" text;--> statement-breakpoint
CREATE UNIQUE INDEX "mxg_question_draft" ON "mxg_question" USING btree ("user_id","draft_id");