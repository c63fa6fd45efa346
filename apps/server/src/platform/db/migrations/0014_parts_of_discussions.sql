DROP INDEX "mxg_replay_question";--> statement-breakpoint
DROP INDEX "mxg_comment_target";--> statement-breakpoint
ALTER TABLE "mxg_replay" ADD COLUMN "root_id" bigint;--> statement-breakpoint
ALTER TABLE "mxg_comment" ADD COLUMN "root_id" bigint;--> statement-breakpoint
-- Everything already written learns below which top-level row it stands. What lost its parent stays at the top.
WITH RECURSIVE below AS (
  SELECT id, id AS root FROM "mxg_replay" WHERE parent_id IS NULL
  UNION ALL SELECT r.id, b.root FROM "mxg_replay" r JOIN below b ON r.parent_id = b.id
)
UPDATE "mxg_replay" r SET root_id = b.root FROM below b WHERE b.id = r.id AND b.root <> r.id;--> statement-breakpoint
-- Everything already written learns below which top-level row it stands. What lost its parent stays at the top.
WITH RECURSIVE below AS (
  SELECT id, id AS root FROM "mxg_comment" WHERE parent_id IS NULL
  UNION ALL SELECT r.id, b.root FROM "mxg_comment" r JOIN below b ON r.parent_id = b.id
)
UPDATE "mxg_comment" r SET root_id = b.root FROM below b WHERE b.id = r.id AND b.root <> r.id;--> statement-breakpoint
CREATE INDEX "mxg_replay_top" ON "mxg_replay" USING btree ("question_id","create_date","id") WHERE root_id is null;--> statement-breakpoint
CREATE INDEX "mxg_replay_votes" ON "mxg_replay" USING btree ("question_id","like_count" DESC NULLS FIRST,"create_date","id") WHERE root_id is null;--> statement-breakpoint
CREATE INDEX "mxg_replay_root" ON "mxg_replay" USING btree ("root_id","create_date","id");--> statement-breakpoint
CREATE INDEX "mxg_comment_top" ON "mxg_comment" USING btree ("target_id","create_date","id") WHERE root_id is null;--> statement-breakpoint
CREATE INDEX "mxg_comment_root" ON "mxg_comment" USING btree ("root_id","create_date","id");--> statement-breakpoint
CREATE INDEX "sys_message_together" ON "sys_message" USING btree ("user_id","type","target_id","create_date","id") WHERE hide_date is null;
