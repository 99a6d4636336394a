CREATE TABLE "ai_feedback" (
	"message_id" text NOT NULL,
	"user_id" text NOT NULL,
	"company_id" text NOT NULL,
	"value" integer NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ai_feedback_message_id_user_id_pk" PRIMARY KEY("message_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "ai_images" (
	"image_id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"user_id" text NOT NULL,
	"content_type" text NOT NULL,
	"size" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ai_members" (
	"session_id" text NOT NULL,
	"user_id" text NOT NULL,
	"company_id" text NOT NULL,
	"is_topup" boolean DEFAULT false NOT NULL,
	"read_seq" integer DEFAULT 0 NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ai_members_session_id_user_id_pk" PRIMARY KEY("session_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "ai_messages" (
	"message_id" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"company_id" text NOT NULL,
	"user_id" text NOT NULL,
	"source" integer NOT NULL,
	"seq" integer NOT NULL,
	"turn_id" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"is_current" boolean DEFAULT true NOT NULL,
	"reply_to" text,
	"client_msg_id" text,
	"content" text DEFAULT '' NOT NULL,
	"think" text DEFAULT '' NOT NULL,
	"state" text,
	"error" text,
	"model_code" text,
	"agent_theme_id" text,
	"locale" text DEFAULT 'zh-CN' NOT NULL,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"page" jsonb,
	"runner_id" text,
	"lease_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ai_quota_days" (
	"company_id" text NOT NULL,
	"user_id" text NOT NULL,
	"day" date NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "ai_quota_days_company_id_user_id_day_pk" PRIMARY KEY("company_id","user_id","day")
);
--> statement-breakpoint
CREATE TABLE "ai_session_prompts" (
	"session_id" text NOT NULL,
	"team_prompt_id" text NOT NULL,
	"company_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "ai_session_prompts_session_id_team_prompt_id_pk" PRIMARY KEY("session_id","team_prompt_id")
);
--> statement-breakpoint
CREATE TABLE "ai_sessions" (
	"session_id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"creator_id" text NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"agent_id" integer,
	"is_bound" boolean DEFAULT true NOT NULL,
	"client_id" text,
	"last_seq" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ai_team_prompts" (
	"team_prompt_id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"user_id" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ai_feedback" ADD CONSTRAINT "ai_feedback_message_id_ai_messages_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."ai_messages"("message_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_members" ADD CONSTRAINT "ai_members_session_id_ai_sessions_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."ai_sessions"("session_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_messages" ADD CONSTRAINT "ai_messages_session_id_ai_sessions_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."ai_sessions"("session_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_session_prompts" ADD CONSTRAINT "ai_session_prompts_session_id_ai_sessions_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."ai_sessions"("session_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_session_prompts" ADD CONSTRAINT "ai_session_prompts_team_prompt_id_ai_team_prompts_team_prompt_id_fk" FOREIGN KEY ("team_prompt_id") REFERENCES "public"."ai_team_prompts"("team_prompt_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ai_images_user" ON "ai_images" USING btree ("company_id","user_id","created_at");--> statement-breakpoint
CREATE INDEX "ai_members_user" ON "ai_members" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ai_messages_place" ON "ai_messages" USING btree ("session_id","seq") WHERE is_current;--> statement-breakpoint
CREATE UNIQUE INDEX "ai_messages_client" ON "ai_messages" USING btree ("company_id","user_id","client_msg_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ai_messages_streaming" ON "ai_messages" USING btree ("session_id") WHERE state = 'streaming';--> statement-breakpoint
CREATE INDEX "ai_messages_turn" ON "ai_messages" USING btree ("turn_id","version");--> statement-breakpoint
CREATE INDEX "ai_messages_lease" ON "ai_messages" USING btree ("lease_until") WHERE state = 'streaming';--> statement-breakpoint
CREATE UNIQUE INDEX "ai_sessions_client" ON "ai_sessions" USING btree ("company_id","creator_id","client_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ai_sessions_agent" ON "ai_sessions" USING btree ("company_id","creator_id","agent_id") WHERE kind = 'agent';--> statement-breakpoint
CREATE INDEX "ai_team_prompts_user" ON "ai_team_prompts" USING btree ("company_id","user_id");