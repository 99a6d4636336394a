CREATE TABLE "ai_usage_days" (
	"company_id" text NOT NULL,
	"day" date NOT NULL,
	"model_code" text NOT NULL,
	"answers" integer NOT NULL,
	"input_tokens" bigint NOT NULL,
	"output_tokens" bigint NOT NULL,
	CONSTRAINT "ai_usage_days_company_id_day_model_code_pk" PRIMARY KEY("company_id","day","model_code")
);
