CREATE TABLE "exchange_rates" (
	"company_id" text NOT NULL,
	"day" date NOT NULL,
	"currency" text NOT NULL,
	"rate" double precision NOT NULL,
	CONSTRAINT "exchange_rates_company_id_day_currency_pk" PRIMARY KEY("company_id","day","currency")
);
--> statement-breakpoint
CREATE TABLE "finance_entries" (
	"company_id" text NOT NULL,
	"entry_id" text NOT NULL,
	"kind" text NOT NULL,
	"occurred_at" timestamp with time zone NOT NULL,
	"shop_id" text NOT NULL,
	"marketplace" text NOT NULL,
	"sku" text NOT NULL,
	"order_id" text,
	"line_no" integer,
	"units" integer NOT NULL,
	"goods_usd" integer NOT NULL,
	"shipping_usd" integer NOT NULL,
	"refunds_usd" integer NOT NULL,
	"cost_usd" integer NOT NULL,
	"fees_usd" integer NOT NULL,
	"freight_usd" integer NOT NULL,
	"ads_usd" integer NOT NULL,
	"storage_usd" integer NOT NULL,
	"tax_usd" integer NOT NULL,
	"currency" text NOT NULL,
	"settled" integer NOT NULL,
	"settled_fees" integer NOT NULL,
	"settlement_id" text,
	CONSTRAINT "finance_entries_company_id_entry_id_pk" PRIMARY KEY("company_id","entry_id")
);
--> statement-breakpoint
CREATE TABLE "settlements" (
	"company_id" text NOT NULL,
	"settlement_id" text NOT NULL,
	"shop_id" text NOT NULL,
	"marketplace" text NOT NULL,
	"currency" text NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"status" text NOT NULL,
	"sales" integer NOT NULL,
	"refunds" integer NOT NULL,
	"fees" integer NOT NULL,
	"ads" integer NOT NULL,
	"storage" integer NOT NULL,
	"reserve_before" integer NOT NULL,
	"reserve_after" integer NOT NULL,
	"payout" integer NOT NULL,
	CONSTRAINT "settlements_company_id_settlement_id_pk" PRIMARY KEY("company_id","settlement_id")
);
--> statement-breakpoint
CREATE TABLE "stock_movements" (
	"company_id" text NOT NULL,
	"movement_id" text NOT NULL,
	"moved_at" timestamp with time zone NOT NULL,
	"sku" text NOT NULL,
	"warehouse" text NOT NULL,
	"kind" text NOT NULL,
	"quantity" integer NOT NULL,
	"reference" text NOT NULL,
	CONSTRAINT "stock_movements_company_id_movement_id_pk" PRIMARY KEY("company_id","movement_id")
);
--> statement-breakpoint
ALTER TABLE "ads_days" ADD COLUMN "shop_id" text;--> statement-breakpoint
ALTER TABLE "ads_days" ADD COLUMN "sku" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "discount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "shipping" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tax" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "paid_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cancelled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refunded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "supplier" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "lead_days" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "weight" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "volume" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "order_id" text;--> statement-breakpoint
CREATE INDEX "finance_entries_time" ON "finance_entries" USING btree ("company_id","occurred_at");--> statement-breakpoint
CREATE INDEX "finance_entries_order" ON "finance_entries" USING btree ("company_id","order_id");--> statement-breakpoint
CREATE INDEX "finance_entries_settlement" ON "finance_entries" USING btree ("company_id","settlement_id");--> statement-breakpoint
CREATE INDEX "settlements_shop" ON "settlements" USING btree ("company_id","shop_id","from_day");--> statement-breakpoint
CREATE INDEX "stock_movements_stock" ON "stock_movements" USING btree ("company_id","warehouse","sku","moved_at");