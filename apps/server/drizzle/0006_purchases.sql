CREATE TABLE "company_apps" (
	"company_id" text NOT NULL,
	"app_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "company_apps_company_id_app_id_pk" PRIMARY KEY("company_id","app_id")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"transaction_id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"company_id" text NOT NULL,
	"amount" integer NOT NULL,
	"is_applied" boolean NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "purchases" (
	"order_id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"user_id" text NOT NULL,
	"request_id" text NOT NULL,
	"kind" text NOT NULL,
	"system_code" text,
	"product_id" text,
	"system_name" jsonb,
	"product_name" jsonb NOT NULL,
	"months" integer,
	"quantity" integer,
	"original_amount" integer NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"pay_code" text NOT NULL,
	"locale" text NOT NULL,
	"before" jsonb,
	"after" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"pay_before" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "purchases_pay_code_unique" UNIQUE("pay_code"),
	CONSTRAINT "purchases_request" UNIQUE("company_id","request_id")
);
--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "purchases_company" ON "purchases" USING btree ("company_id","created_at");