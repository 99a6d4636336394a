CREATE TABLE "help_documents" (
	"doc_id" text PRIMARY KEY NOT NULL,
	"folder_id" text NOT NULL,
	"title" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"position" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "help_folders" (
	"folder_id" text PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "disabled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "help_documents" ADD CONSTRAINT "help_documents_folder_id_help_folders_folder_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."help_folders"("folder_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "help_documents_folder" ON "help_documents" USING btree ("folder_id","position");--> statement-breakpoint
CREATE INDEX "memberships_company" ON "memberships" USING btree ("company_id");