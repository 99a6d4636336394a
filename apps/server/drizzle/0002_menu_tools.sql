CREATE TABLE "custom_group_menus" (
	"group_id" text NOT NULL,
	"menu_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "custom_group_menus_group_id_menu_id_pk" PRIMARY KEY("group_id","menu_id")
);
--> statement-breakpoint
CREATE TABLE "custom_group_uses" (
	"session_id" text PRIMARY KEY NOT NULL,
	"group_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "custom_groups" (
	"group_id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "menu_documents" (
	"company_id" text NOT NULL,
	"menu_id" text NOT NULL,
	"platform_type" text NOT NULL,
	"document_id" text NOT NULL,
	CONSTRAINT "menu_documents_company_id_menu_id_pk" PRIMARY KEY("company_id","menu_id")
);
--> statement-breakpoint
CREATE TABLE "menu_favourites" (
	"company_id" text NOT NULL,
	"user_id" text NOT NULL,
	"menu_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "menu_favourites_company_id_user_id_menu_id_pk" PRIMARY KEY("company_id","user_id","menu_id")
);
--> statement-breakpoint
CREATE TABLE "menu_scores" (
	"company_id" text NOT NULL,
	"user_id" text NOT NULL,
	"menu_id" text NOT NULL,
	"score" integer NOT NULL,
	"remark" text NOT NULL,
	"scored_at" timestamp with time zone NOT NULL,
	CONSTRAINT "menu_scores_company_id_user_id_menu_id_pk" PRIMARY KEY("company_id","user_id","menu_id")
);
--> statement-breakpoint
CREATE TABLE "service_views" (
	"user_id" text NOT NULL,
	"service_id" text NOT NULL,
	"show_update_flag" integer NOT NULL,
	CONSTRAINT "service_views_user_id_service_id_pk" PRIMARY KEY("user_id","service_id")
);
--> statement-breakpoint
ALTER TABLE "user_configs" ADD COLUMN "platform_code" text DEFAULT 'SSO_SYS_USER' NOT NULL;--> statement-breakpoint
ALTER TABLE "custom_group_menus" ADD CONSTRAINT "custom_group_menus_group_id_custom_groups_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."custom_groups"("group_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_group_uses" ADD CONSTRAINT "custom_group_uses_group_id_custom_groups_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."custom_groups"("group_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "custom_groups_person" ON "custom_groups" USING btree ("company_id","user_id","position");