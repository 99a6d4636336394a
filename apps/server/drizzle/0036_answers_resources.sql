ALTER TABLE "ai_messages" ADD COLUMN "resources" jsonb DEFAULT '[]'::jsonb NOT NULL;
