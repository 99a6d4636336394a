CREATE TABLE "announcement_reads" (
	"user_id" text NOT NULL,
	"announcement_id" text NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "announcement_reads_user_id_announcement_id_pk" PRIMARY KEY("user_id","announcement_id")
);
--> statement-breakpoint
CREATE TABLE "announcements" (
	"id" text PRIMARY KEY NOT NULL,
	"type" integer NOT NULL,
	"title" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"ticker_text" jsonb,
	"system_codes" jsonb NOT NULL,
	"is_popup" boolean NOT NULL,
	"is_release" boolean NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "live_broadcasts" (
	"id" text PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"speaker" text NOT NULL,
	"cover_token" text,
	"video_token" text,
	"begins_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "public_files" (
	"token" text PRIMARY KEY NOT NULL,
	"announcement_id" text,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"size" bigint NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "business_records" (
	"company_id" text NOT NULL,
	"kind" text NOT NULL,
	"record_id" text NOT NULL,
	"status" text NOT NULL,
	"fields" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" text,
	CONSTRAINT "business_records_company_id_kind_record_id_pk" PRIMARY KEY("company_id","kind","record_id")
);
--> statement-breakpoint
CREATE TABLE "saved_filters" (
	"filter_id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"user_id" text NOT NULL,
	"page" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blob_chunks" (
	"company_id" text NOT NULL,
	"key" text NOT NULL,
	"position" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "blob_chunks_company_id_key_position_pk" PRIMARY KEY("company_id","key","position")
);
--> statement-breakpoint
CREATE TABLE "notice_classifications" (
	"id" text PRIMARY KEY NOT NULL,
	"message_type" integer NOT NULL,
	"name" text NOT NULL,
	"en_name" text NOT NULL,
	"kr_name" text NOT NULL,
	"icon" text NOT NULL,
	"status" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "notice_classifications_message_type_unique" UNIQUE("message_type")
);
--> statement-breakpoint
CREATE TABLE "notice_mutes" (
	"user_id" text NOT NULL,
	"message_type" integer NOT NULL,
	"begin_time" text NOT NULL,
	"end_time" text NOT NULL,
	"is_next_day" integer NOT NULL,
	"muted" boolean NOT NULL,
	CONSTRAINT "notice_mutes_user_id_message_type_pk" PRIMARY KEY("user_id","message_type")
);
--> statement-breakpoint
CREATE TABLE "notice_preferences" (
	"user_id" text PRIMARY KEY NOT NULL,
	"time_zone" text NOT NULL,
	"paused_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"company_id" text NOT NULL,
	"seq" bigint NOT NULL,
	"msg_type" integer NOT NULL,
	"message_type" integer NOT NULL,
	"title" text NOT NULL,
	"info" jsonb,
	"send_time" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "download_tasks" ADD COLUMN "format" text DEFAULT 'csv' NOT NULL;--> statement-breakpoint
ALTER TABLE "download_tasks" ADD COLUMN "selection" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "download_tasks" ADD COLUMN "locale" text DEFAULT 'zh-CN' NOT NULL;--> statement-breakpoint
ALTER TABLE "download_tasks" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "download_tasks" ADD COLUMN "file_key" text;--> statement-breakpoint
ALTER TABLE "download_tasks" ADD COLUMN "file_size" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "download_tasks" ADD COLUMN "origin" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "download_tasks" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "reply" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "replied_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "blobs" ADD COLUMN "size" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "push_log" ADD COLUMN "company_id" text;--> statement-breakpoint
ALTER TABLE "announcement_reads" ADD CONSTRAINT "announcement_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement_reads" ADD CONSTRAINT "announcement_reads_announcement_id_announcements_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."announcements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "public_files" ADD CONSTRAINT "public_files_announcement_id_announcements_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."announcements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blob_chunks" ADD CONSTRAINT "blob_chunks_company_id_key_blobs_company_id_key_fk" FOREIGN KEY ("company_id","key") REFERENCES "public"."blobs"("company_id","key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_mutes" ADD CONSTRAINT "notice_mutes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_preferences" ADD CONSTRAINT "notice_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "announcements_time" ON "announcements" USING btree ("published_at");--> statement-breakpoint
CREATE INDEX "live_broadcasts_time" ON "live_broadcasts" USING btree ("ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_filters_name" ON "saved_filters" USING btree ("company_id","user_id","page","name");--> statement-breakpoint
CREATE INDEX "notices_list" ON "notices" USING btree ("user_id","company_id","seq");--> statement-breakpoint
CREATE INDEX "notices_unread" ON "notices" USING btree ("user_id","company_id","seq") WHERE read_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "download_tasks_id" ON "download_tasks" USING btree ("task_id");--> statement-breakpoint
CREATE UNIQUE INDEX "download_tasks_pending" ON "download_tasks" USING btree ("company_id","user_id","unique_id") WHERE status in (0, 1) and not is_deleted;--> statement-breakpoint
CREATE INDEX "order_lines_sku" ON "order_lines" USING btree ("company_id","sku","order_id");--> statement-breakpoint
CREATE INDEX "orders_number" ON "orders" USING btree ("company_id","order_no","order_id");--> statement-breakpoint
CREATE INDEX "orders_shop" ON "orders" USING btree ("company_id","shop_name","order_id");--> statement-breakpoint
CREATE INDEX "orders_buyer" ON "orders" USING btree ("company_id","buyer_name","order_id");--> statement-breakpoint
CREATE INDEX "orders_units" ON "orders" USING btree ("company_id","units","order_id");--> statement-breakpoint
CREATE INDEX "orders_fulfilment_time" ON "orders" USING btree ("company_id","fulfilment","ordered_at","order_id");--> statement-breakpoint
CREATE INDEX "orders_ship_by" ON "orders" USING btree ("company_id","ship_by","order_id");--> statement-breakpoint
CREATE INDEX "push_log_age" ON "push_log" USING btree ("created_at");