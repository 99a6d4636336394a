-- Profit by order: the entries of the books say of which order they are.
CREATE OR REPLACE VIEW "report"."finance_entries" WITH (security_barrier) AS
  SELECT f.entry_id, f.kind, f.occurred_at, f.shop_id, s.shop_name, f.marketplace, f.sku, f.units, f.goods_usd, f.shipping_usd, f.refunds_usd, f.cost_usd, f.fees_usd, f.freight_usd, f.ads_usd, f.storage_usd, f.tax_usd, f.order_id
  FROM "public"."finance_entries" f
  LEFT JOIN "public"."shops" s ON s.company_id = f.company_id AND s.shop_id = f.shop_id
  WHERE f.company_id = current_setting('portal.company_id', true);
