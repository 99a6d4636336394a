CREATE TABLE "ads_days" (
	"company_id" text NOT NULL,
	"ads_day_id" text NOT NULL,
	"day" date NOT NULL,
	"campaign" text NOT NULL,
	"ads_type" text NOT NULL,
	"marketplace" text NOT NULL,
	"status" text NOT NULL,
	"impressions" integer NOT NULL,
	"clicks" integer NOT NULL,
	"spend_usd" integer NOT NULL,
	"sales_usd" integer NOT NULL,
	"ad_orders" integer NOT NULL,
	CONSTRAINT "ads_days_company_id_ads_day_id_pk" PRIMARY KEY("company_id","ads_day_id")
);
--> statement-breakpoint
CREATE TABLE "download_tasks" (
	"company_id" text NOT NULL,
	"task_id" text NOT NULL,
	"user_id" text NOT NULL,
	"unique_id" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"status" integer NOT NULL,
	"is_deleted" boolean NOT NULL,
	"progress" integer NOT NULL,
	"row_count" integer NOT NULL,
	"file_url" text,
	"fail_reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "download_tasks_company_id_task_id_pk" PRIMARY KEY("company_id","task_id")
);
--> statement-breakpoint
CREATE TABLE "listings" (
	"company_id" text NOT NULL,
	"listing_id" text NOT NULL,
	"shop_id" text NOT NULL,
	"platform" text NOT NULL,
	"marketplace" text NOT NULL,
	"sku" text NOT NULL,
	"asin" text NOT NULL,
	"status" text NOT NULL,
	"currency" text NOT NULL,
	"price" integer NOT NULL,
	"market_price" integer DEFAULT 0 NOT NULL,
	"buy_box" integer NOT NULL,
	"sales_rank" integer NOT NULL,
	"rating" real NOT NULL,
	"review_count" integer NOT NULL,
	"listed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "listings_company_id_listing_id_pk" PRIMARY KEY("company_id","listing_id")
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"company_id" text NOT NULL,
	"order_id" text NOT NULL,
	"line_no" integer NOT NULL,
	"sku" text NOT NULL,
	"quantity" integer NOT NULL,
	"unit_price" integer NOT NULL,
	"amount_usd" integer NOT NULL,
	CONSTRAINT "order_lines_company_id_order_id_line_no_pk" PRIMARY KEY("company_id","order_id","line_no")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"company_id" text NOT NULL,
	"order_id" text NOT NULL,
	"order_no" text NOT NULL,
	"shop_id" text NOT NULL,
	"shop_name" text NOT NULL,
	"platform" text NOT NULL,
	"marketplace" text NOT NULL,
	"status" text NOT NULL,
	"buyer_name" text NOT NULL,
	"city" text NOT NULL,
	"currency" text NOT NULL,
	"amount" integer NOT NULL,
	"amount_usd" integer NOT NULL,
	"units" integer NOT NULL,
	"fulfilment" text NOT NULL,
	"warehouse" text NOT NULL,
	"carrier" text,
	"tracking_no" text,
	"ordered_at" timestamp with time zone NOT NULL,
	"ship_by" timestamp with time zone NOT NULL,
	"shipped_at" timestamp with time zone,
	CONSTRAINT "orders_company_id_order_id_pk" PRIMARY KEY("company_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"company_id" text NOT NULL,
	"sku" text NOT NULL,
	"product_name" text NOT NULL,
	"product_en_name" text NOT NULL,
	"product_kr_name" text NOT NULL,
	"category" text NOT NULL,
	"price_usd" integer NOT NULL,
	"cost_usd" integer NOT NULL,
	"launched_at" timestamp with time zone NOT NULL,
	CONSTRAINT "products_company_id_sku_pk" PRIMARY KEY("company_id","sku")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"company_id" text NOT NULL,
	"review_id" text NOT NULL,
	"marketplace" text NOT NULL,
	"sku" text NOT NULL,
	"asin" text NOT NULL,
	"stars" integer NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"author" text NOT NULL,
	"status" text NOT NULL,
	"reviewed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reviews_company_id_review_id_pk" PRIMARY KEY("company_id","review_id")
);
--> statement-breakpoint
CREATE TABLE "shops" (
	"shop_id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"platform" text NOT NULL,
	"marketplace" text NOT NULL,
	"shop_name" text NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"bound_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock" (
	"company_id" text NOT NULL,
	"stock_id" text NOT NULL,
	"sku" text NOT NULL,
	"warehouse" text NOT NULL,
	"marketplace" text NOT NULL,
	"status" text NOT NULL,
	"on_hand" integer NOT NULL,
	"reserved" integer NOT NULL,
	"inbound" integer NOT NULL,
	"daily_sales" real NOT NULL,
	"days_of_cover" integer NOT NULL,
	"age_days" integer NOT NULL,
	"counted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_company_id_stock_id_pk" PRIMARY KEY("company_id","stock_id")
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"subject_code_encrypt" text NOT NULL,
	"special_brand" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "companies_code_unique" UNIQUE("code"),
	CONSTRAINT "companies_subject_code_encrypt_unique" UNIQUE("subject_code_encrypt")
);
--> statement-breakpoint
CREATE TABLE "login_throttles" (
	"subject" text PRIMARY KEY NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"admitted" boolean DEFAULT true NOT NULL,
	"blocked_until" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"user_id" text NOT NULL,
	"company_id" text NOT NULL,
	"role" text DEFAULT 'member' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "memberships_user_id_company_id_pk" PRIMARY KEY("user_id","company_id")
);
--> statement-breakpoint
CREATE TABLE "session_tokens" (
	"digest" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"superseded_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"company_id" text,
	"auto_login" boolean NOT NULL,
	"origin" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sign_in_tickets" (
	"digest" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"company_id" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "spent_nonces" (
	"nonce" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_configs" (
	"user_id" text NOT NULL,
	"company_id" text NOT NULL,
	"package_style" integer DEFAULT 1 NOT NULL,
	"save_menu_status" integer DEFAULT 1 NOT NULL,
	"listing_show" integer DEFAULT 0 NOT NULL,
	"menu_score_switch" integer DEFAULT 0 NOT NULL,
	"sub_tab" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "user_configs_user_id_company_id_pk" PRIMARY KEY("user_id","company_id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"user_name" text NOT NULL,
	"user_code" text NOT NULL,
	"email" text,
	"phone" text,
	"password_hash" text NOT NULL,
	"real_name" text DEFAULT '' NOT NULL,
	"nick_name" text DEFAULT '' NOT NULL,
	"head_img_url" text DEFAULT '' NOT NULL,
	"choose_language" text DEFAULT 'zh_CN' NOT NULL,
	"classification" text DEFAULT '' NOT NULL,
	"sso_env" text DEFAULT '' NOT NULL,
	"build_station_status" integer DEFAULT 0 NOT NULL,
	"subject_mode" integer DEFAULT 0 NOT NULL,
	"historical_status" integer DEFAULT 0 NOT NULL,
	"guide_status" integer DEFAULT 1 NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_user_name_unique" UNIQUE("user_name"),
	CONSTRAINT "users_user_code_unique" UNIQUE("user_code"),
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_phone_unique" UNIQUE("phone")
);
--> statement-breakpoint
CREATE TABLE "blobs" (
	"company_id" text NOT NULL,
	"key" text NOT NULL,
	"content_type" text NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blobs_company_id_key_pk" PRIMARY KEY("company_id","key")
);
--> statement-breakpoint
CREATE TABLE "installation" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"company_id" text,
	"payload" jsonb NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"run_at" timestamp with time zone NOT NULL,
	"lease_owner" text,
	"lease_until" timestamp with time zone,
	"error" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_counters" (
	"user_id" text PRIMARY KEY NOT NULL,
	"seq" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_log" (
	"user_id" text NOT NULL,
	"seq" bigint NOT NULL,
	"id" text NOT NULL,
	"frame" jsonb NOT NULL,
	"except_session_id" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "push_log_user_id_seq_pk" PRIMARY KEY("user_id","seq"),
	CONSTRAINT "push_log_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "server_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "menu_pins" (
	"company_id" text NOT NULL,
	"user_id" text NOT NULL,
	"menu_id" text NOT NULL,
	CONSTRAINT "menu_pins_company_id_user_id_menu_id_pk" PRIMARY KEY("company_id","user_id","menu_id")
);
--> statement-breakpoint
CREATE TABLE "menu_statistics" (
	"id" serial PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"user_id" text NOT NULL,
	"menu_id" text NOT NULL,
	"menu_name" text NOT NULL,
	"system_code" text NOT NULL,
	"statistics_type" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "menus" (
	"company_id" text NOT NULL,
	"menu_id" text NOT NULL,
	"system_code" text NOT NULL,
	"parent_id" text,
	"position" integer NOT NULL,
	"menu_name" text NOT NULL,
	"menu_en_name" text NOT NULL,
	"menu_kr_name" text NOT NULL,
	"path" text,
	"menu_url" text,
	"menu_icon" text,
	"platform_code" text,
	"platform_type" text,
	"last_menu" integer NOT NULL,
	"menu_type" text NOT NULL,
	"special" integer NOT NULL,
	"assets_type" text,
	"update_flag" integer NOT NULL,
	"select_flag" integer NOT NULL,
	"function_class" text,
	"platform_expire_time" timestamp with time zone,
	"assets_expire_time" timestamp with time zone,
	"relation_menu_list" jsonb,
	"update_package_id" text,
	"update_package_ids" jsonb,
	"dependence_platform" text,
	"closable" boolean NOT NULL,
	"no_cache" boolean NOT NULL,
	"external" boolean NOT NULL,
	"ignore" boolean NOT NULL,
	"statistics_type" text NOT NULL,
	"resource" text,
	CONSTRAINT "menus_company_id_menu_id_pk" PRIMARY KEY("company_id","menu_id")
);
--> statement-breakpoint
CREATE TABLE "role_menus" (
	"company_id" text NOT NULL,
	"role" text NOT NULL,
	"menu_id" text NOT NULL,
	CONSTRAINT "role_menus_company_id_role_menu_id_pk" PRIMARY KEY("company_id","role","menu_id")
);
--> statement-breakpoint
CREATE TABLE "company_systems" (
	"service_id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"system_code" text NOT NULL,
	"position" integer NOT NULL,
	"system_name" text NOT NULL,
	"system_en_name" text NOT NULL,
	"system_kr_name" text NOT NULL,
	"status" integer NOT NULL,
	"service_deploy" integer NOT NULL,
	"package_id" text,
	"package_name" text,
	"package_en_name" text,
	"package_kr_name" text,
	"embedded" boolean NOT NULL,
	"system_domain" text NOT NULL,
	"activated_at" timestamp with time zone NOT NULL,
	"billing" jsonb NOT NULL,
	"expires_at" timestamp with time zone,
	"home_menu_id" text,
	"use_new_menu" boolean NOT NULL,
	"show_update_flag" integer,
	"package_show_update_flag" integer
);
--> statement-breakpoint
CREATE TABLE "system_params" (
	"company_id" text NOT NULL,
	"system_group" text NOT NULL,
	"system_name" text NOT NULL,
	"system_value" text NOT NULL,
	"status" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "system_params_company_id_system_group_system_name_pk" PRIMARY KEY("company_id","system_group","system_name")
);
--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_tokens" ADD CONSTRAINT "session_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_tickets" ADD CONSTRAINT "sign_in_tickets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_tickets" ADD CONSTRAINT "sign_in_tickets_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_configs" ADD CONSTRAINT "user_configs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_configs" ADD CONSTRAINT "user_configs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ads_days_day" ON "ads_days" USING btree ("company_id","day");--> statement-breakpoint
CREATE INDEX "download_tasks_user" ON "download_tasks" USING btree ("company_id","user_id","created_at");--> statement-breakpoint
CREATE INDEX "listings_status" ON "listings" USING btree ("company_id","status");--> statement-breakpoint
CREATE INDEX "orders_time" ON "orders" USING btree ("company_id","ordered_at","order_id");--> statement-breakpoint
CREATE INDEX "orders_status_time" ON "orders" USING btree ("company_id","status","ordered_at","order_id");--> statement-breakpoint
CREATE INDEX "orders_marketplace_time" ON "orders" USING btree ("company_id","marketplace","ordered_at","order_id");--> statement-breakpoint
CREATE INDEX "orders_amount" ON "orders" USING btree ("company_id","amount_usd","order_id");--> statement-breakpoint
CREATE INDEX "reviews_time" ON "reviews" USING btree ("company_id","reviewed_at","review_id");--> statement-breakpoint
CREATE INDEX "shops_company" ON "shops" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "stock_status" ON "stock" USING btree ("company_id","status");--> statement-breakpoint
CREATE INDEX "session_tokens_session" ON "session_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" USING btree ("status","run_at");--> statement-breakpoint
CREATE INDEX "menu_statistics_user" ON "menu_statistics" USING btree ("company_id","user_id","opened_at");--> statement-breakpoint
CREATE INDEX "menus_system" ON "menus" USING btree ("company_id","system_code","position");--> statement-breakpoint
CREATE INDEX "company_systems_company" ON "company_systems" USING btree ("company_id","position");