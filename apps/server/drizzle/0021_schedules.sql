CREATE TABLE "ai_schedules" (
	"schedule_id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"question" jsonb NOT NULL,
	"period_rule" text NOT NULL,
	"weekdays" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"time" text DEFAULT '' NOT NULL,
	"condition" jsonb,
	"met" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"locale" text NOT NULL,
	"zone" text NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"next_at" timestamp with time zone,
	"last_at" timestamp with time zone,
	"last_state" text,
	"session_id" text,
	"message_id" text,
	"told_day" date,
	"told_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "ai_schedules_user" ON "ai_schedules" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE INDEX "ai_schedules_next" ON "ai_schedules" USING btree ("next_at");--> statement-breakpoint
ALTER TABLE "ai_feedback" ADD COLUMN "choices" jsonb DEFAULT '[]'::jsonb NOT NULL;
