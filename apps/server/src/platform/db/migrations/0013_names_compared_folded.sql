ALTER TABLE "sys_user" ADD COLUMN "username_key" text;--> statement-breakpoint
ALTER TABLE "sys_user" ADD COLUMN "nick_name_key" text;--> statement-breakpoint
ALTER TABLE "sys_user" ADD COLUMN "email_key" text;--> statement-breakpoint
-- As `foldName` does it. Of accounts that have the same name in other spellings, the oldest owns it and the others keep none.
UPDATE "sys_user" u SET
  "username_key" = CASE WHEN k.username_place = 1 THEN k.username END,
  "nick_name_key" = CASE WHEN k.nick_name_place = 1 THEN k.nick_name END,
  "email_key" = CASE WHEN k.email_place = 1 THEN k.email END
FROM (
  SELECT id, username, nick_name, email,
    row_number() OVER (PARTITION BY username ORDER BY create_date, id) AS username_place,
    row_number() OVER (PARTITION BY nick_name ORDER BY create_date, id) AS nick_name_place,
    row_number() OVER (PARTITION BY email ORDER BY create_date, id) AS email_place
  FROM (
    SELECT id, create_date,
      nullif(lower(regexp_replace(normalize(username, NFKC), '[\s\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFF8\U000E0000-\U000E0FFF]', '', 'g')), '') AS username,
      nullif(lower(regexp_replace(normalize(nick_name, NFKC), '[\s\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFF8\U000E0000-\U000E0FFF]', '', 'g')), '') AS nick_name,
      nullif(lower(regexp_replace(normalize(email, NFKC), '[\s\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFF8\U000E0000-\U000E0FFF]', '', 'g')), '') AS email
    FROM "sys_user"
  ) f
) k WHERE k.id = u.id;--> statement-breakpoint
CREATE UNIQUE INDEX "sys_user_username_key" ON "sys_user" USING btree ("username_key");--> statement-breakpoint
CREATE UNIQUE INDEX "sys_user_nick_name_key" ON "sys_user" USING btree ("nick_name_key");--> statement-breakpoint
CREATE UNIQUE INDEX "sys_user_email_key" ON "sys_user" USING btree ("email_key");