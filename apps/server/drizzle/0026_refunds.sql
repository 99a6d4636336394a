CREATE TABLE "refunds" (
	"refund_id" text PRIMARY KEY NOT NULL,
	"transaction_id" text NOT NULL,
	"order_id" text NOT NULL,
	"company_id" text NOT NULL,
	"amount" integer NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"error" text,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "refunds_transaction" UNIQUE("transaction_id")
);
--> statement-breakpoint
CREATE INDEX "refunds_due" ON "refunds" USING btree ("state","next_try_at");
