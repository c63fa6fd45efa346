ALTER TABLE "mxg_replay" ADD COLUMN "update_date" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "mxg_replay" ADD COLUMN "delete_date" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "mxg_comment" ADD COLUMN "html_content" text;--> statement-breakpoint
ALTER TABLE "mxg_comment" ADD COLUMN "html_version" text;--> statement-breakpoint
ALTER TABLE "mxg_comment" ADD COLUMN "delete_date" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "mxg_question" ADD COLUMN "collect_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sys_user" ADD COLUMN "is_history_paused" smallint DEFAULT 0 NOT NULL;