CREATE TABLE "company_guides" (
	"company_id" text PRIMARY KEY NOT NULL,
	"schedule" text DEFAULT '0000' NOT NULL,
	"source_schedule" text DEFAULT '0000' NOT NULL,
	"platform_user" boolean DEFAULT false NOT NULL,
	"listing" integer DEFAULT 0 NOT NULL,
	"inventory" integer DEFAULT 0 NOT NULL,
	"orders" integer DEFAULT 0 NOT NULL,
	"platform_user_name" text DEFAULT '' NOT NULL,
	"user_account" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "external_codes" (
	"digest" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"external_id" text NOT NULL,
	"name" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "external_identities" (
	"provider" text NOT NULL,
	"external_id" text NOT NULL,
	"user_id" text NOT NULL,
	CONSTRAINT "external_identities_provider_external_id_pk" PRIMARY KEY("provider","external_id")
);
--> statement-breakpoint
CREATE TABLE "one_time_codes" (
	"purpose" text NOT NULL,
	"target" text NOT NULL,
	"digest" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "one_time_codes_purpose_target_pk" PRIMARY KEY("purpose","target")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" text PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"error" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registrations" (
	"user_id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"link_id" text DEFAULT '' NOT NULL,
	"source" text DEFAULT '' NOT NULL,
	"service_code" text DEFAULT '' NOT NULL,
	"invite_code" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "demo_of_user_id" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "demo_of_company_id" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "need_bind" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "help_seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "company_guides" ADD CONSTRAINT "company_guides_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "external_identities" ADD CONSTRAINT "external_identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("state","next_try_at");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_demo_of_user_id_users_id_fk" FOREIGN KEY ("demo_of_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;