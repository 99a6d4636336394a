CREATE TABLE "message_drafts" (
	"company_id" text NOT NULL,
	"thread_id" text NOT NULL,
	"user_id" text NOT NULL,
	"text" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "message_drafts_company_id_thread_id_user_id_pk" PRIMARY KEY("company_id","thread_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "message_threads" (
	"company_id" text NOT NULL,
	"thread_id" text NOT NULL,
	"order_id" text NOT NULL,
	"order_no" text NOT NULL,
	"shop_id" text NOT NULL,
	"shop_name" text NOT NULL,
	"marketplace" text NOT NULL,
	"buyer_name" text NOT NULL,
	"language" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	CONSTRAINT "message_threads_company_id_thread_id_pk" PRIMARY KEY("company_id","thread_id")
);
--> statement-breakpoint
CREATE TABLE "thread_messages" (
	"company_id" text NOT NULL,
	"message_id" text NOT NULL,
	"thread_id" text NOT NULL,
	"is_buyer" boolean NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"user_id" text,
	"is_sending" boolean DEFAULT false NOT NULL,
	CONSTRAINT "thread_messages_company_id_message_id_pk" PRIMARY KEY("company_id","message_id")
);
--> statement-breakpoint
ALTER TABLE "stock" ADD COLUMN "transit_days" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "message_threads_asked" ON "message_threads" USING btree ("company_id","asked_at","thread_id");--> statement-breakpoint
CREATE INDEX "message_threads_order" ON "message_threads" USING btree ("company_id","order_id");--> statement-breakpoint
CREATE INDEX "thread_messages_thread" ON "thread_messages" USING btree ("company_id","thread_id","at");--> statement-breakpoint
INSERT INTO message_threads
SELECT DISTINCT ON (r.company_id, r.record_id) r.company_id, r.record_id, o.order_id, o.order_no, o.shop_id, o.shop_name, o.marketplace,
	o.buyer_name, CASE o.marketplace WHEN 'DE' THEN 'de-DE' WHEN 'FR' THEN 'fr-FR' WHEN 'IT' THEN 'it-IT' WHEN 'ES' THEN 'es-ES'
		WHEN 'MX' THEN 'es-MX' WHEN 'JP' THEN 'ja-JP' ELSE 'en-US' END,
	(r.fields->>'receivedAt')::timestamptz, CASE WHEN r.fields->>'reply' IS NOT NULL THEN (r.fields->>'receivedAt')::timestamptz + interval '1 minute' END, NULL
FROM business_records r JOIN orders o ON o.company_id = r.company_id AND o.order_no = r.fields->>'orderNo' AND o.buyer_name = r.fields->>'buyerName'
WHERE r.kind = 'buyer-messages' ORDER BY r.company_id, r.record_id, o.order_id;--> statement-breakpoint
INSERT INTO thread_messages (company_id, message_id, thread_id, is_buyer, text, at)
SELECT t.company_id, t.thread_id || '-' || part.no, t.thread_id, part.no = 1, part.text, part.at
FROM message_threads t JOIN business_records r ON r.company_id = t.company_id AND r.kind = 'buyer-messages' AND r.record_id = t.thread_id
CROSS JOIN LATERAL (VALUES (1, r.fields->>'message', t.asked_at), (2, r.fields->>'reply', t.answered_at)) part (no, text, at)
WHERE part.text IS NOT NULL;--> statement-breakpoint
DELETE FROM business_records WHERE kind = 'buyer-messages';--> statement-breakpoint
UPDATE menus SET menu_url = '/inbox' WHERE menu_url LIKE '/list/buyer-messages%';--> statement-breakpoint
UPDATE menu_templates SET menu_url = '/inbox' WHERE menu_url LIKE '/list/buyer-messages%';
--> statement-breakpoint
UPDATE business_records SET fields = (fields - 'subject' - 'lastUsedAt') || jsonb_build_object('message', fields->>'subject', 'shopName', NULL)
WHERE kind = 'mail-templates';
