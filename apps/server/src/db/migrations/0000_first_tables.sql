CREATE TABLE "analyses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"is_charged" boolean NOT NULL,
	"report" json NOT NULL,
	"idempotency_key" text,
	"request_hash" text,
	CONSTRAINT "analyses_one_per_key" UNIQUE("owner_id","idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "analysis_claims" (
	"owner_id" uuid NOT NULL,
	"idempotency_key" text NOT NULL,
	"request_hash" text NOT NULL,
	"holder" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "analysis_claims_owner_id_idempotency_key_pk" PRIMARY KEY("owner_id","idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "credits" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"period_day" smallint NOT NULL,
	"resets_at" timestamp with time zone NOT NULL,
	CONSTRAINT "credits_used_not_negative" CHECK ("credits"."used" >= 0),
	CONSTRAINT "credits_period_day_in_month" CHECK ("credits"."period_day" between 1 and 31)
);
--> statement-breakpoint
CREATE TABLE "installs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"secret_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "installs_secret_hash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
ALTER TABLE "analyses" ADD CONSTRAINT "analyses_owner_id_credits_owner_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."credits"("owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "analyses_history" ON "analyses" USING btree ("owner_id","created_at","id");