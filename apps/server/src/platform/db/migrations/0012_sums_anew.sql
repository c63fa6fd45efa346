-- Views, likes and collections of what was deleted left the sums of their writers; columns sum what stands in them.
UPDATE "sys_user_stat" s SET
  "view_count" = coalesce(w.views, 0), "like_count" = coalesce(w.likes, 0), "collect_count" = coalesce(w.collects, 0)
FROM "sys_user_stat" o LEFT JOIN (
  SELECT user_id, sum(view_count) AS views, sum(like_count) AS likes, sum(collect_count) AS collects FROM (
    SELECT user_id, view_count, like_count, collect_count FROM "mxg_article" WHERE status <> 0
    UNION ALL SELECT user_id, view_count, like_count, collect_count FROM "mxg_question" WHERE status <> 0
    UNION ALL SELECT user_id, view_count, like_count, collect_count FROM "mxg_resource" WHERE status <> 0
  ) t GROUP BY user_id
) w ON w.user_id = o.user_id
WHERE s.user_id = o.user_id;--> statement-breakpoint
UPDATE "mxg_column" c SET "view_count" = (
  SELECT coalesce(sum(a.view_count), 0) FROM "mxg_article_column" l
  JOIN "mxg_article" a ON a.id = l.article_id AND a.status <> 0 WHERE l.column_id = c.id);
