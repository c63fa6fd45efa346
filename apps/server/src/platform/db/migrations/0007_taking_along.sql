CREATE TABLE "mxg_archive_key" (
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"key" bigint NOT NULL,
	"target_id" bigint NOT NULL,
	CONSTRAINT "mxg_archive_key_user_id_kind_key_pk" PRIMARY KEY("user_id","kind","key")
);
--> statement-breakpoint
CREATE INDEX "mxg_archive_key_target" ON "mxg_archive_key" USING btree ("target_id");