CREATE TABLE "agreement_versions" (
	"agreement_id" text NOT NULL,
	"version" text NOT NULL,
	"name" jsonb NOT NULL,
	"text" jsonb,
	"address" jsonb,
	"renew" boolean NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "agreement_versions_agreement_id_version_pk" PRIMARY KEY("agreement_id","version")
);
--> statement-breakpoint
CREATE TABLE "agreement_acceptances" (
	"user_id" text NOT NULL,
	"agreement_id" text NOT NULL,
	"version" text NOT NULL,
	"accepted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "agreement_acceptances_user_id_agreement_id_version_pk" PRIMARY KEY("user_id","agreement_id","version")
);
--> statement-breakpoint
ALTER TABLE "agreement_acceptances" ADD CONSTRAINT "agreement_acceptances_version" FOREIGN KEY ("agreement_id","version") REFERENCES "public"."agreement_versions"("agreement_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agreement_acceptances_age" ON "agreement_acceptances" USING btree ("agreement_id","accepted_at");
