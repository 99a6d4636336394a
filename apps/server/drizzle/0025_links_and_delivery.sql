ALTER TABLE "oidc_attempts" ADD COLUMN "user_id" text;--> statement-breakpoint
ALTER TABLE "oidc_attempts" ADD CONSTRAINT "oidc_attempts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "page_id" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "locale" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "template" jsonb;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_page" UNIQUE("page_id");
