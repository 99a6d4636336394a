ALTER TABLE "help_documents" ADD COLUMN "is_published" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "sessions_company" ON "sessions" USING btree ("company_id");
