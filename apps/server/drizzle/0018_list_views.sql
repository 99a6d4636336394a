CREATE TABLE "list_columns" (
	"company_id" text NOT NULL,
	"user_id" text NOT NULL,
	"list" text NOT NULL,
	"columns" jsonb NOT NULL,
	CONSTRAINT "list_columns_company_id_user_id_list_pk" PRIMARY KEY("company_id","user_id","list")
);
--> statement-breakpoint
CREATE TABLE "list_views" (
	"view_id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"user_id" text NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"columns" jsonb,
	"is_shared" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "list_columns" ADD CONSTRAINT "list_columns_user_id_company_id_memberships_user_id_company_id_fk" FOREIGN KEY ("user_id","company_id") REFERENCES "public"."memberships"("user_id","company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_views" ADD CONSTRAINT "list_views_user_id_company_id_memberships_user_id_company_id_fk" FOREIGN KEY ("user_id","company_id") REFERENCES "public"."memberships"("user_id","company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "list_views_name" ON "list_views" USING btree ("company_id","user_id","list","name");--> statement-breakpoint
CREATE INDEX "list_views_shared" ON "list_views" USING btree ("company_id","list") WHERE is_shared;--> statement-breakpoint
INSERT INTO "list_views" ("view_id", "company_id", "user_id", "list", "name", "query")
SELECT f."filter_id", f."company_id", f."user_id", f."page", f."name", f."query" FROM "saved_filters" f
JOIN "memberships" m ON m."user_id" = f."user_id" AND m."company_id" = f."company_id";--> statement-breakpoint
DROP TABLE "saved_filters";
