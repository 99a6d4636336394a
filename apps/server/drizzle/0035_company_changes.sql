-- How often what is kept in memory of a company was changed: the sum over its rows.
CREATE TABLE "company_changes" (
	"company_id" text NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"changes" bigint DEFAULT 1 NOT NULL,
	CONSTRAINT "company_changes_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE FUNCTION "public"."note_company_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO public.company_changes (company_id) SELECT DISTINCT company_id FROM changed;
	RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE
	name text;
BEGIN
	FOREACH name IN ARRAY ARRAY['menus', 'role_menus', 'memberships', 'company_systems', 'shops'] LOOP
		EXECUTE format('CREATE TRIGGER note_added AFTER INSERT ON public.%I REFERENCING NEW TABLE AS changed
			FOR EACH STATEMENT EXECUTE FUNCTION public.note_company_changes()', name);
		EXECUTE format('CREATE TRIGGER note_changed AFTER UPDATE ON public.%I REFERENCING NEW TABLE AS changed
			FOR EACH STATEMENT EXECUTE FUNCTION public.note_company_changes()', name);
		EXECUTE format('CREATE TRIGGER note_removed AFTER DELETE ON public.%I REFERENCING OLD TABLE AS changed
			FOR EACH STATEMENT EXECUTE FUNCTION public.note_company_changes()', name);
	END LOOP;
END $$;
