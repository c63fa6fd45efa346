CREATE TABLE "mxg_download" (
	"user_id" bigint NOT NULL,
	"resource_id" bigint NOT NULL,
	"create_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mxg_download_user_id_resource_id_pk" PRIMARY KEY("user_id","resource_id")
);
--> statement-breakpoint
CREATE TABLE "mxg_resource_file" (
	"file_id" bigint PRIMARY KEY NOT NULL,
	"entries" jsonb,
	"entry_count" integer DEFAULT 0 NOT NULL,
	"excerpt" text,
	"preview_url" text
);
--> statement-breakpoint
CREATE TABLE "mxg_upload" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"name" text NOT NULL,
	"length" bigint NOT NULL,
	"file_id" bigint,
	"refusal" text,
	"create_date" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "mxg_upload_user" ON "mxg_upload" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "mxg_upload_date" ON "mxg_upload" USING btree ("create_date");--> statement-breakpoint
CREATE INDEX "mxg_resource_user" ON "mxg_resource" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "mxg_resource_url" ON "mxg_resource" USING btree ("file_url");