CREATE TABLE "mxg_draft" (
	"user_id" bigint NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"target_id" bigint,
	"revision" integer DEFAULT 1 NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"content" text NOT NULL,
	"update_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mxg_draft_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "mxg_file" (
	"id" bigint PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"url" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"size" bigint NOT NULL,
	"checksum" text NOT NULL,
	"width" integer,
	"height" integer,
	"renditions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"create_date" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sys_login" (
	"id" bigint PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"create_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"end_date" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sys_refresh_token" (
	"hash" text PRIMARY KEY NOT NULL,
	"login_id" bigint NOT NULL,
	"expire_date" timestamp (3) with time zone NOT NULL,
	"used_date" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE INDEX "mxg_draft_recent" ON "mxg_draft" USING btree ("user_id","update_date" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "mxg_file_url" ON "mxg_file" USING btree ("url");--> statement-breakpoint
CREATE INDEX "mxg_file_user" ON "mxg_file" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sys_login_user" ON "sys_login" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sys_login_end" ON "sys_login" USING btree ("end_date");--> statement-breakpoint
CREATE INDEX "sys_refresh_token_login" ON "sys_refresh_token" USING btree ("login_id");--> statement-breakpoint
CREATE INDEX "sys_refresh_token_expire" ON "sys_refresh_token" USING btree ("expire_date");