ALTER TABLE "users" ADD COLUMN "appearance" text;
