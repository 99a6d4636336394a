-- Rows are added only. A row goes by age alone, in a transaction that says that it tidies up, and never within 30 days.
-- What it says stays, but for the name and address of a person who is erased, in a transaction that says so.
CREATE OR REPLACE FUNCTION "public"."keep_audit_log"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND current_setting('portal.audit_sweep', true) = 'on' AND OLD.at < now() - interval '30 days' THEN
    RETURN OLD;
  END IF;
  IF TG_OP = 'UPDATE' AND current_setting('portal.audit_forget', true) = 'on'
    AND (NEW.id, NEW.at, NEW.kind, NEW.action) = (OLD.id, OLD.at, OLD.kind, OLD.action)
    AND NEW.company_id IS NOT DISTINCT FROM OLD.company_id AND NEW.user_id IS NOT DISTINCT FROM OLD.user_id THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'TRUNCATE' AND NOT EXISTS (SELECT FROM "public"."audit_log") THEN
    RETURN NULL;
  END IF;
  RAISE EXCEPTION 'the audit log is append only' USING ERRCODE = 'insufficient_privilege';
END $$;
