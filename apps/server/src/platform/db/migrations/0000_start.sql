CREATE SEQUENCE "public"."sys_worker_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "mxg_advert" (
	"id" bigint PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"image_url" text NOT NULL,
	"advert_url" text NOT NULL,
	"advert_target" text DEFAULT '_blank' NOT NULL,
	"position" smallint NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"create_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_date" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mxg_replay" (
	"id" bigint PRIMARY KEY NOT NULL,
	"parent_id" bigint,
	"question_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"md_content" text,
	"html_content" text NOT NULL,
	"html_version" text,
	"like_count" integer DEFAULT 0 NOT NULL,
	"create_date" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mxg_article_column" (
	"column_id" bigint NOT NULL,
	"article_id" bigint NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "mxg_article_column_column_id_article_id_pk" PRIMARY KEY("column_id","article_id")
);
--> statement-breakpoint
CREATE TABLE "mxg_article_label" (
	"article_id" bigint NOT NULL,
	"label_id" bigint NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "mxg_article_label_article_id_label_id_pk" PRIMARY KEY("article_id","label_id")
);
--> statement-breakpoint
CREATE TABLE "mxg_article" (
	"id" bigint PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"image_url" text,
	"md_content" text NOT NULL,
	"html_content" text NOT NULL,
	"html_version" text NOT NULL,
	"toc" jsonb NOT NULL,
	"excerpt" text NOT NULL,
	"search_text" text NOT NULL,
	"minutes" integer DEFAULT 1 NOT NULL,
	"kind" text DEFAULT 'original' NOT NULL,
	"source" text,
	"view_count" integer DEFAULT 0 NOT NULL,
	"like_count" integer DEFAULT 0 NOT NULL,
	"collect_count" integer DEFAULT 0 NOT NULL,
	"comment_count" integer DEFAULT 0 NOT NULL,
	"status" smallint DEFAULT 2 NOT NULL,
	"is_public" smallint DEFAULT 1 NOT NULL,
	"source_key" text,
	"source_hash" text,
	"create_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_date" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mxg_category" (
	"id" bigint PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"remark" text,
	"status" smallint DEFAULT 1 NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"create_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_date" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mxg_collect" (
	"user_id" bigint NOT NULL,
	"target_type" text NOT NULL,
	"target_id" bigint NOT NULL,
	"create_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mxg_collect_user_id_target_type_target_id_pk" PRIMARY KEY("user_id","target_type","target_id")
);
--> statement-breakpoint
CREATE TABLE "mxg_column" (
	"id" bigint PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"name" text NOT NULL,
	"summary" text,
	"image_url" text,
	"view_count" integer DEFAULT 0 NOT NULL,
	"is_public" smallint DEFAULT 1 NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"create_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_date" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mxg_comment" (
	"id" bigint PRIMARY KEY NOT NULL,
	"parent_id" bigint,
	"target_type" text DEFAULT 'article' NOT NULL,
	"target_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"content" text NOT NULL,
	"create_date" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sys_dict_item" (
	"id" bigint PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"label" text NOT NULL,
	"value" text NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mxg_feed" (
	"kind" smallint NOT NULL,
	"scope_id" bigint NOT NULL,
	"target_id" bigint NOT NULL,
	"update_date" timestamp (3) with time zone NOT NULL,
	"create_date" timestamp (3) with time zone NOT NULL,
	"heat" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "mxg_feed_target_id_kind_scope_id_pk" PRIMARY KEY("target_id","kind","scope_id")
);
--> statement-breakpoint
CREATE TABLE "mxg_feed_count" (
	"kind" smallint NOT NULL,
	"scope_id" bigint NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "mxg_feed_count_kind_scope_id_pk" PRIMARY KEY("kind","scope_id")
);
--> statement-breakpoint
CREATE TABLE "mxg_history" (
	"user_id" bigint NOT NULL,
	"target_type" text NOT NULL,
	"target_id" bigint NOT NULL,
	"view_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mxg_history_user_id_target_type_target_id_pk" PRIMARY KEY("user_id","target_type","target_id")
);
--> statement-breakpoint
CREATE TABLE "mxg_label" (
	"id" bigint PRIMARY KEY NOT NULL,
	"category_id" bigint NOT NULL,
	"name" text NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"create_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_date" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mxg_like" (
	"user_id" bigint NOT NULL,
	"target_type" text NOT NULL,
	"target_id" bigint NOT NULL,
	"create_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mxg_like_user_id_target_type_target_id_pk" PRIMARY KEY("user_id","target_type","target_id")
);
--> statement-breakpoint
CREATE TABLE "sys_message" (
	"id" bigint PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"from_id" bigint,
	"type" smallint NOT NULL,
	"target_type" text,
	"target_id" bigint,
	"title" text,
	"content" text,
	"is_read" smallint DEFAULT 0 NOT NULL,
	"create_date" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mxg_question_label" (
	"question_id" bigint NOT NULL,
	"label_id" bigint NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "mxg_question_label_question_id_label_id_pk" PRIMARY KEY("question_id","label_id")
);
--> statement-breakpoint
CREATE TABLE "mxg_question" (
	"id" bigint PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"title" text NOT NULL,
	"md_content" text NOT NULL,
	"html_content" text NOT NULL,
	"html_version" text NOT NULL,
	"toc" jsonb NOT NULL,
	"excerpt" text NOT NULL,
	"search_text" text NOT NULL,
	"view_count" integer DEFAULT 0 NOT NULL,
	"like_count" integer DEFAULT 0 NOT NULL,
	"reply_count" integer DEFAULT 0 NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"accepted_id" bigint,
	"create_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_date" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sys_refresh_outbox" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"tags" jsonb NOT NULL,
	"create_date" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mxg_resource_label" (
	"resource_id" bigint NOT NULL,
	"label_id" bigint NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "mxg_resource_label_resource_id_label_id_pk" PRIMARY KEY("resource_id","label_id")
);
--> statement-breakpoint
CREATE TABLE "mxg_resource" (
	"id" bigint PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"type" text NOT NULL,
	"file_url" text NOT NULL,
	"file_name" text NOT NULL,
	"file_size" bigint DEFAULT 0 NOT NULL,
	"file_type" text NOT NULL,
	"point" integer DEFAULT 0 NOT NULL,
	"view_count" integer DEFAULT 0 NOT NULL,
	"download_count" integer DEFAULT 0 NOT NULL,
	"like_count" integer DEFAULT 0 NOT NULL,
	"collect_count" integer DEFAULT 0 NOT NULL,
	"comment_count" integer DEFAULT 0 NOT NULL,
	"status" smallint DEFAULT 2 NOT NULL,
	"create_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_date" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sys_user_stat" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"view_count" integer DEFAULT 0 NOT NULL,
	"like_count" integer DEFAULT 0 NOT NULL,
	"collect_count" integer DEFAULT 0 NOT NULL,
	"fans_count" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sys_user" (
	"id" bigint PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"password" text,
	"nick_name" text NOT NULL,
	"image_url" text,
	"mobile" text,
	"email" text,
	"signature" text,
	"is_enabled" smallint DEFAULT 1 NOT NULL,
	"create_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"pwd_update_date" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE INDEX "mxg_advert_position" ON "mxg_advert" USING btree ("position","sort");--> statement-breakpoint
CREATE INDEX "mxg_replay_question" ON "mxg_replay" USING btree ("question_id","create_date","id");--> statement-breakpoint
CREATE INDEX "mxg_replay_parent" ON "mxg_replay" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "mxg_article_column_article" ON "mxg_article_column" USING btree ("article_id");--> statement-breakpoint
CREATE INDEX "mxg_article_label_label" ON "mxg_article_label" USING btree ("label_id");--> statement-breakpoint
CREATE INDEX "mxg_article_user" ON "mxg_article" USING btree ("user_id","update_date" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status <> 0;--> statement-breakpoint
CREATE UNIQUE INDEX "mxg_article_source" ON "mxg_article" USING btree ("user_id","source_key");--> statement-breakpoint
CREATE INDEX "mxg_collect_target" ON "mxg_collect" USING btree ("target_id");--> statement-breakpoint
CREATE INDEX "mxg_collect_recent" ON "mxg_collect" USING btree ("user_id","create_date" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "mxg_column_user" ON "mxg_column" USING btree ("user_id","sort");--> statement-breakpoint
CREATE INDEX "mxg_column_top" ON "mxg_column" USING btree ("view_count" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "mxg_comment_target" ON "mxg_comment" USING btree ("target_id","create_date","id");--> statement-breakpoint
CREATE INDEX "mxg_comment_parent" ON "mxg_comment" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "sys_dict_item_code" ON "sys_dict_item" USING btree ("code","sort");--> statement-breakpoint
CREATE INDEX "mxg_feed_updated" ON "mxg_feed" USING btree ("kind","scope_id","update_date" DESC NULLS FIRST,"target_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "mxg_feed_created" ON "mxg_feed" USING btree ("kind","scope_id","create_date" DESC NULLS FIRST,"target_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "mxg_feed_heat" ON "mxg_feed" USING btree ("kind","scope_id","heat" DESC NULLS FIRST,"target_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "mxg_history_recent" ON "mxg_history" USING btree ("user_id","view_date" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "mxg_label_category" ON "mxg_label" USING btree ("category_id","sort");--> statement-breakpoint
CREATE UNIQUE INDEX "mxg_label_name" ON "mxg_label" USING btree ("category_id",lower(name));--> statement-breakpoint
CREATE INDEX "mxg_label_by_name" ON "mxg_label" USING btree (lower(name));--> statement-breakpoint
CREATE INDEX "mxg_like_target" ON "mxg_like" USING btree ("target_id");--> statement-breakpoint
CREATE INDEX "sys_message_user" ON "sys_message" USING btree ("user_id","type","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "sys_message_unread" ON "sys_message" USING btree ("user_id","type") WHERE is_read = 0;--> statement-breakpoint
CREATE INDEX "mxg_question_label_label" ON "mxg_question_label" USING btree ("label_id");--> statement-breakpoint
CREATE INDEX "mxg_resource_label_label" ON "mxg_resource_label" USING btree ("label_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sys_user_username" ON "sys_user" USING btree ("username");--> statement-breakpoint
CREATE UNIQUE INDEX "sys_user_mobile" ON "sys_user" USING btree ("mobile");--> statement-breakpoint
CREATE UNIQUE INDEX "sys_user_email" ON "sys_user" USING btree ("email");