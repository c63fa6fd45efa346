-- Lists show the number of answers, as the page of a question does: without replies and deleted answers.
UPDATE "mxg_question" q SET "reply_count" = (
  SELECT count(*) FROM "mxg_replay" r
  WHERE r.question_id = q.id AND r.root_id IS NULL AND r.delete_date IS NULL);--> statement-breakpoint
UPDATE "mxg_feed" f SET "heat" = q.reply_count FROM "mxg_question" q
WHERE q.id = f.target_id AND f.kind BETWEEN 10 AND 14;--> statement-breakpoint
INSERT INTO "mxg_feed" ("kind", "scope_id", "target_id", "update_date", "create_date", "heat")
SELECT 14, 0, id, update_date, create_date, 0 FROM "mxg_question" WHERE status <> 0 AND reply_count = 0
ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "mxg_feed_count" ("kind", "scope_id", "total", "version")
SELECT kind, scope_id, count(*), 1 FROM "mxg_feed" WHERE kind BETWEEN 10 AND 14 GROUP BY kind, scope_id
ON CONFLICT ("kind", "scope_id") DO UPDATE
SET "total" = excluded.total, "version" = "mxg_feed_count".version + 1;
