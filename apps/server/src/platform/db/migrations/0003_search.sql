CREATE TABLE "mxg_search_document" (
	"type" smallint NOT NULL,
	"id" bigint NOT NULL,
	"title" text NOT NULL,
	"headings" text NOT NULL,
	"body" text NOT NULL,
	"code" text NOT NULL,
	"terms" integer[] NOT NULL,
	"title_length" smallint NOT NULL,
	"version" smallint NOT NULL,
	"create_date" timestamp (3) with time zone NOT NULL,
	"update_date" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "mxg_search_document_type_id_pk" PRIMARY KEY("type","id")
);
--> statement-breakpoint
CREATE TABLE "mxg_search_query" (
	"day" date NOT NULL,
	"words" text NOT NULL,
	"visitor" integer NOT NULL,
	CONSTRAINT "mxg_search_query_day_words_visitor_pk" PRIMARY KEY("day","words","visitor")
);
--> statement-breakpoint
CREATE TABLE "mxg_search_word" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE INDEX "mxg_search_document_terms" ON "mxg_search_document" USING gin ("terms") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "mxg_search_document_version" ON "mxg_search_document" USING btree ("version");--> statement-breakpoint
CREATE INDEX "mxg_search_word_prefix" ON "mxg_search_word" USING btree ("word" text_pattern_ops);