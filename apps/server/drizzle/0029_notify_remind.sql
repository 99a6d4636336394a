ALTER TABLE "notices" ADD COLUMN "remind_at" timestamp with time zone;
