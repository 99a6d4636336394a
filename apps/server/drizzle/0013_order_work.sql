CREATE TABLE "order_events" (
	"company_id" text NOT NULL,
	"order_id" text NOT NULL,
	"version" integer NOT NULL,
	"action" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"user_id" text NOT NULL,
	"work_id" text NOT NULL,
	"changes" jsonb NOT NULL,
	CONSTRAINT "order_events_company_id_order_id_version_pk" PRIMARY KEY("company_id","order_id","version")
);
--> statement-breakpoint
CREATE TABLE "order_work_items" (
	"company_id" text NOT NULL,
	"work_id" text NOT NULL,
	"order_id" text NOT NULL,
	"version" integer,
	"outcome" text,
	"changed_by" integer,
	CONSTRAINT "order_work_items_company_id_work_id_order_id_pk" PRIMARY KEY("company_id","work_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "order_works" (
	"company_id" text NOT NULL,
	"work_id" text NOT NULL,
	"user_id" text NOT NULL,
	"action" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_works_company_id_work_id_pk" PRIMARY KEY("company_id","work_id")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "street" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "postcode" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tags" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "assigned_to" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "held_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_work_items" ADD CONSTRAINT "order_work_items_company_id_work_id_order_works_company_id_work_id_fk" FOREIGN KEY ("company_id","work_id") REFERENCES "public"."order_works"("company_id","work_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_events_work" ON "order_events" USING btree ("company_id","work_id");--> statement-breakpoint
CREATE INDEX "order_works_time" ON "order_works" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_tags" ON "orders" USING btree ("company_id","tags","order_id");--> statement-breakpoint
CREATE INDEX "orders_tag" ON "orders" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "orders_assigned" ON "orders" USING btree ("company_id","assigned_to","order_id");--> statement-breakpoint
CREATE INDEX "orders_held" ON "orders" USING btree ("company_id","held_at","order_id");