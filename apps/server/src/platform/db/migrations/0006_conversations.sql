CREATE TABLE "mxg_conversation" (
	"id" bigint PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"title" text NOT NULL,
	"article_id" bigint,
	"model" text,
	"local_id" text,
	"create_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_date" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mxg_conversation_turn" (
	"conversation_id" bigint NOT NULL,
	"id" text NOT NULL,
	"seq" integer NOT NULL,
	"role" text NOT NULL,
	"content" text NOT NULL,
	"status" text,
	"error" text,
	"create_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mxg_conversation_turn_conversation_id_id_pk" PRIMARY KEY("conversation_id","id")
);
--> statement-breakpoint
CREATE INDEX "mxg_conversation_user" ON "mxg_conversation" USING btree ("user_id","update_date" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "mxg_conversation_local" ON "mxg_conversation" USING btree ("user_id","local_id");--> statement-breakpoint
CREATE UNIQUE INDEX "mxg_conversation_turn_seq" ON "mxg_conversation_turn" USING btree ("conversation_id","seq");