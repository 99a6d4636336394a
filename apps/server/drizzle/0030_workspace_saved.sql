CREATE TABLE "saved_workspaces" (
	"company_id" text NOT NULL,
	"workspace_id" text NOT NULL,
	"user_id" text NOT NULL,
	"service_id" text NOT NULL,
	"system_code" text NOT NULL,
	"name" text NOT NULL,
	"content" jsonb NOT NULL,
	"audience" text DEFAULT 'own' NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "saved_workspaces_company_id_workspace_id_pk" PRIMARY KEY("company_id","workspace_id")
);
--> statement-breakpoint
CREATE TABLE "workspace_starts" (
	"company_id" text NOT NULL,
	"user_id" text NOT NULL,
	"service_id" text NOT NULL,
	"workspace_id" text NOT NULL,
	CONSTRAINT "workspace_starts_company_id_user_id_service_id_pk" PRIMARY KEY("company_id","user_id","service_id")
);
--> statement-breakpoint
ALTER TABLE "saved_workspaces" ADD CONSTRAINT "saved_workspaces_user_id_company_id_memberships_user_id_company_id_fk" FOREIGN KEY ("user_id","company_id") REFERENCES "public"."memberships"("user_id","company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workspace_starts" ADD CONSTRAINT "workspace_starts_user_id_company_id_memberships_user_id_company_id_fk" FOREIGN KEY ("user_id","company_id") REFERENCES "public"."memberships"("user_id","company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workspace_starts" ADD CONSTRAINT "workspace_starts_company_id_workspace_id_saved_workspaces_company_id_workspace_id_fk" FOREIGN KEY ("company_id","workspace_id") REFERENCES "public"."saved_workspaces"("company_id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_workspaces_name" ON "saved_workspaces" USING btree ("company_id","user_id","service_id","name") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "saved_workspaces_team" ON "saved_workspaces" USING btree ("company_id") WHERE audience = 'team';
