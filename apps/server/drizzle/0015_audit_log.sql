CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"action" text NOT NULL,
	"company_id" text,
	"user_id" text,
	"actor" text DEFAULT '' NOT NULL,
	"target" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE INDEX "audit_log_company" ON "audit_log" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_age" ON "audit_log" USING btree ("at");
--> statement-breakpoint
-- Rows are added only. Nothing changes one; a row goes by age alone, in a transaction that says that it tidies up, and
-- never within 30 days.
CREATE FUNCTION "public"."keep_audit_log"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND current_setting('portal.audit_sweep', true) = 'on' AND OLD.at < now() - interval '30 days' THEN
    RETURN OLD;
  END IF;
  IF TG_OP = 'TRUNCATE' AND NOT EXISTS (SELECT FROM "public"."audit_log") THEN
    RETURN NULL;
  END IF;
  RAISE EXCEPTION 'the audit log is append only' USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER "audit_log_rows" BEFORE UPDATE OR DELETE ON "public"."audit_log"
  FOR EACH ROW EXECUTE FUNCTION "public"."keep_audit_log"();
--> statement-breakpoint
CREATE TRIGGER "audit_log_whole" BEFORE TRUNCATE ON "public"."audit_log"
  FOR EACH STATEMENT EXECUTE FUNCTION "public"."keep_audit_log"();
