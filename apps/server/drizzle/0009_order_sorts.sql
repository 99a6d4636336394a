CREATE INDEX "orders_shipped" ON "orders" USING btree ("company_id","shipped_at","order_id");--> statement-breakpoint
CREATE INDEX "orders_platform" ON "orders" USING btree ("company_id","platform","order_id");--> statement-breakpoint
CREATE INDEX "orders_city" ON "orders" USING btree ("company_id","city","order_id");--> statement-breakpoint
CREATE INDEX "orders_warehouse" ON "orders" USING btree ("company_id","warehouse","order_id");--> statement-breakpoint
CREATE INDEX "orders_carrier" ON "orders" USING btree ("company_id","carrier","order_id");--> statement-breakpoint
CREATE INDEX "orders_tracking" ON "orders" USING btree ("company_id","tracking_no","order_id");