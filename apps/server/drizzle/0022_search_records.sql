-- Parts of products' and listings' texts, of purchase orders' codes and of people are found from an index where the database
-- offers trigrams; elsewhere the same search reads the tables.
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX IF NOT EXISTS products_texts ON products USING gin (sku gin_trgm_ops, product_name gin_trgm_ops, product_en_name gin_trgm_ops, product_kr_name gin_trgm_ops);
  CREATE INDEX IF NOT EXISTS listings_texts ON listings USING gin (asin gin_trgm_ops, sku gin_trgm_ops);
  CREATE INDEX IF NOT EXISTS business_records_texts ON business_records USING gin ((fields->>'code') gin_trgm_ops, (fields->>'supplier') gin_trgm_ops, (fields->>'sku') gin_trgm_ops);
EXCEPTION
  WHEN insufficient_privilege OR undefined_file OR feature_not_supported OR undefined_object THEN
    RAISE NOTICE $n$pg_trgm is not available: records are searched without an index$n$;
END
$$;
