-- Parts of texts are found from an index where the database offers trigrams; elsewhere the same search reads the table.
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX IF NOT EXISTS orders_texts ON orders USING gin (order_no gin_trgm_ops, buyer_name gin_trgm_ops, tracking_no gin_trgm_ops);
EXCEPTION
  WHEN insufficient_privilege OR undefined_file OR feature_not_supported OR undefined_object THEN
    RAISE NOTICE $n$pg_trgm is not available: orders are searched without an index$n$;
END
$$;
