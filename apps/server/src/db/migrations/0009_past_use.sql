CREATE TABLE "past_use" (
	"identity_hash" text PRIMARY KEY NOT NULL,
	"used" integer NOT NULL,
	"period_day" smallint NOT NULL,
	"resets_at" timestamp with time zone NOT NULL,
	CONSTRAINT "past_use_used_not_negative" CHECK ("past_use"."used" >= 0)
);
--> statement-breakpoint
CREATE TABLE "server_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "past_use_by_end" ON "past_use" USING btree ("resets_at");