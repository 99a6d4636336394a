CREATE TABLE "setup_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "setup_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"actor" text DEFAULT '' NOT NULL,
	"user_id" text,
	"parts" text[] NOT NULL,
	"before" jsonb NOT NULL,
	"changes" jsonb NOT NULL,
	"change_count" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "setup_changes_age" ON "setup_changes" USING btree ("at");
