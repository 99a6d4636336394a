-- What is kept of a company's access and of its orders has a version each.
ALTER TABLE "company_changes" ADD COLUMN "part" text DEFAULT 'access' NOT NULL;
--> statement-breakpoint
INSERT INTO "company_changes" ("company_id", "part")
	SELECT c.id, p FROM companies c, unnest(ARRAY['access', 'orders']) AS p;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "public"."note_company_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO public.company_changes (company_id, part)
		SELECT DISTINCT company_id, coalesce(TG_ARGV[0], 'access') FROM changed;
	RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE
	name text;
BEGIN
	FOREACH name IN ARRAY ARRAY['orders', 'order_lines', 'products'] LOOP
		EXECUTE format('CREATE TRIGGER note_added AFTER INSERT ON public.%I REFERENCING NEW TABLE AS changed
			FOR EACH STATEMENT EXECUTE FUNCTION public.note_company_changes(''orders'')', name);
		EXECUTE format('CREATE TRIGGER note_changed AFTER UPDATE ON public.%I REFERENCING NEW TABLE AS changed
			FOR EACH STATEMENT EXECUTE FUNCTION public.note_company_changes(''orders'')', name);
		EXECUTE format('CREATE TRIGGER note_removed AFTER DELETE ON public.%I REFERENCING OLD TABLE AS changed
			FOR EACH STATEMENT EXECUTE FUNCTION public.note_company_changes(''orders'')', name);
	END LOOP;
END $$;
