ALTER TABLE "companies" ADD COLUMN "locked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "change" jsonb;--> statement-breakpoint
ALTER TABLE "announcements" ADD COLUMN "company_ids" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "announcements" ADD COLUMN "locales" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "announcements" ADD COLUMN "recalled_at" timestamp with time zone;--> statement-breakpoint
CREATE TABLE "sent_notices" (
	"id" text PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"audience" jsonb NOT NULL,
	"recipient_count" integer NOT NULL,
	"user_id" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "sent_notice_id" text;--> statement-breakpoint
CREATE INDEX "notices_sent" ON "notices" USING btree ("sent_notice_id") WHERE sent_notice_id is not null;
