CREATE TABLE "sys_message_actor" (
	"message_id" bigint NOT NULL,
	"from_id" bigint NOT NULL,
	"create_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sys_message_actor_message_id_from_id_pk" PRIMARY KEY("message_id","from_id")
);
--> statement-breakpoint
CREATE TABLE "sys_message_state" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"revision" bigint DEFAULT 0 NOT NULL,
	"settings" jsonb
);
--> statement-breakpoint
DROP INDEX "sys_message_user";--> statement-breakpoint
ALTER TABLE "sys_message" ADD COLUMN "read_date" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sys_message" ADD COLUMN "source_id" bigint;--> statement-breakpoint
ALTER TABLE "sys_message" ADD COLUMN "group_key" text;--> statement-breakpoint
ALTER TABLE "sys_message" ADD COLUMN "actor_count" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "sys_message" ADD COLUMN "hide_date" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "sys_message_source" ON "sys_message" USING btree ("source_id") WHERE source_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "sys_message_group" ON "sys_message" USING btree ("user_id","group_key");--> statement-breakpoint
CREATE INDEX "sys_letter_pair" ON "sys_message" USING btree ("from_id","user_id","id" DESC NULLS FIRST) WHERE type = 4;--> statement-breakpoint
CREATE INDEX "sys_message_user" ON "sys_message" USING btree ("user_id","type","create_date" DESC NULLS FIRST,"id" DESC NULLS FIRST);