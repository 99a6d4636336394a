CREATE TABLE "menu_templates" (
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
	"platform_expire_days" integer,
	"assets_expire_days" integer,
	"is_for_members" boolean NOT NULL,
	CONSTRAINT "menu_templates_system_code_menu_id_pk" PRIMARY KEY("system_code","menu_id")
);
--> statement-breakpoint
CREATE TABLE "marketplaces" (
	"code" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"name" jsonb NOT NULL,
	"currency" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "param_templates" (
	"system_group" text NOT NULL,
	"system_name" text NOT NULL,
	"system_value" text NOT NULL,
	"status" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "param_templates_system_group_system_name_pk" PRIMARY KEY("system_group","system_name")
);
--> statement-breakpoint
CREATE TABLE "plan_templates" (
	"plan" text NOT NULL,
	"system_code" text NOT NULL,
	"status" integer NOT NULL,
	"service_deploy" integer NOT NULL,
	"package_id" text,
	"package_name" jsonb,
	"billing" jsonb NOT NULL,
	"days" integer NOT NULL,
	CONSTRAINT "plan_templates_plan_system_code_pk" PRIMARY KEY("plan","system_code")
);
--> statement-breakpoint
CREATE TABLE "system_templates" (
	"system_code" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"home_menu_id" text
);
