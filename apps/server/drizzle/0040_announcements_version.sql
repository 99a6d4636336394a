-- What is kept of announcements has a version, as what is kept of a company has. They are everybody's: of no company.
INSERT INTO "company_changes" ("company_id", "part")
	SELECT '', 'announcements' WHERE EXISTS (SELECT FROM announcements);
--> statement-breakpoint
CREATE FUNCTION "public"."note_shared_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO public.company_changes (company_id, part) VALUES ('', TG_ARGV[0]);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER note_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "public"."announcements"
	FOR EACH STATEMENT EXECUTE FUNCTION public.note_shared_changes('announcements');
