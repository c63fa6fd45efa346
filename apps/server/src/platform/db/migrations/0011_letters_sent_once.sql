ALTER TABLE "sys_message" ADD COLUMN "draft_id" text;--> statement-breakpoint
CREATE UNIQUE INDEX "sys_letter_draft" ON "sys_message" USING btree ("from_id","draft_id") WHERE draft_id is not null;