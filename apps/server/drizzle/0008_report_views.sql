-- What reports of the assistant may read: the rows of one company, named by a setting of the transaction.
CREATE SCHEMA "report";
--> statement-breakpoint
CREATE VIEW "report"."orders" WITH (security_barrier) AS
  SELECT order_id, order_no, shop_id, shop_name, platform, marketplace, status, currency, amount_usd, units, fulfilment, warehouse, carrier, ordered_at, ship_by, shipped_at
  FROM "public"."orders"
  WHERE company_id = current_setting('portal.company_id', true);
--> statement-breakpoint
CREATE VIEW "report"."order_lines" WITH (security_barrier) AS
  SELECT order_id, line_no, sku, quantity, amount_usd
  FROM "public"."order_lines"
  WHERE company_id = current_setting('portal.company_id', true);
--> statement-breakpoint
CREATE VIEW "report"."products" WITH (security_barrier) AS
  SELECT sku, product_name, product_en_name, product_kr_name, category, price_usd, cost_usd, launched_at
  FROM "public"."products"
  WHERE company_id = current_setting('portal.company_id', true);
--> statement-breakpoint
CREATE VIEW "report"."stock" WITH (security_barrier) AS
  SELECT stock_id, sku, warehouse, marketplace, status, on_hand, reserved, inbound, daily_sales, days_of_cover, age_days, counted_at
  FROM "public"."stock"
  WHERE company_id = current_setting('portal.company_id', true);
--> statement-breakpoint
CREATE VIEW "report"."listings" WITH (security_barrier) AS
  SELECT listing_id, shop_id, platform, marketplace, sku, asin, status, currency, price, market_price, buy_box, sales_rank, rating, review_count, listed_at
  FROM "public"."listings"
  WHERE company_id = current_setting('portal.company_id', true);
--> statement-breakpoint
CREATE VIEW "report"."reviews" WITH (security_barrier) AS
  SELECT review_id, marketplace, sku, asin, stars, title, body, status, reviewed_at, replied_at
  FROM "public"."reviews"
  WHERE company_id = current_setting('portal.company_id', true);
--> statement-breakpoint
CREATE VIEW "report"."ads_days" WITH (security_barrier) AS
  SELECT day, campaign, ads_type, marketplace, status, impressions, clicks, spend_usd, sales_usd, ad_orders
  FROM "public"."ads_days"
  WHERE company_id = current_setting('portal.company_id', true);
--> statement-breakpoint
-- A role that can read these views and nothing else. Where the database's owner may make none, reports run in
-- read-only transactions as the owner; the views still hold them to one company.
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'portal_reports') THEN
    CREATE ROLE portal_reports NOLOGIN;
  END IF;
  EXECUTE format('GRANT portal_reports TO %I', current_user);
EXCEPTION
  WHEN insufficient_privilege OR duplicate_object OR unique_violation THEN NULL;
END $$;
--> statement-breakpoint
DO $$
BEGIN
  GRANT USAGE ON SCHEMA "report" TO portal_reports;
  GRANT SELECT ON ALL TABLES IN SCHEMA "report" TO portal_reports;
EXCEPTION
  WHEN undefined_object OR insufficient_privilege THEN NULL;
END $$;
