-- Goods that lie and are not sold last no number of days: until now they stood at 999.
ALTER TABLE "stock" ALTER COLUMN "days_of_cover" DROP NOT NULL;
--> statement-breakpoint
UPDATE "stock" SET "days_of_cover" = CASE WHEN "daily_sales" = 0 THEN NULL ELSE round("on_hand" / "daily_sales")::int END
WHERE "on_hand" > 0 AND "days_of_cover" >= 999;
