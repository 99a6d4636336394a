CREATE TABLE "parcel_lines" (
	"company_id" text NOT NULL,
	"parcel_id" text NOT NULL,
	"order_id" text NOT NULL,
	"line_no" integer NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "parcel_lines_company_id_parcel_id_order_id_line_no_pk" PRIMARY KEY("company_id","parcel_id","order_id","line_no")
);
--> statement-breakpoint
CREATE TABLE "parcels" (
	"company_id" text NOT NULL,
	"parcel_id" text NOT NULL,
	"parcel_no" integer NOT NULL,
	"carrier" text,
	"tracking_no" text,
	"shipped_at" timestamp with time zone,
	CONSTRAINT "parcels_company_id_parcel_id_pk" PRIMARY KEY("company_id","parcel_id")
);
--> statement-breakpoint
ALTER TABLE "parcel_lines" ADD CONSTRAINT "parcel_lines_company_id_parcel_id_parcels_company_id_parcel_id_fk" FOREIGN KEY ("company_id","parcel_id") REFERENCES "public"."parcels"("company_id","parcel_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "parcel_lines_order" ON "parcel_lines" USING btree ("company_id","order_id");