CREATE TABLE "account_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"settings" json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_listings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"listing_key" text NOT NULL,
	"title" text NOT NULL,
	"price_cents" integer NOT NULL,
	"condition" text NOT NULL,
	"market_value" text NOT NULL,
	"profit_potential" text NOT NULL,
	"profit_rank" integer DEFAULT -2147483648 NOT NULL,
	"recommendation" text,
	"marketplace_url" text,
	"marketplace_item_id" text,
	"analysis_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_listings_once" UNIQUE("owner_id","listing_key"),
	CONSTRAINT "saved_listings_price_not_negative" CHECK ("saved_listings"."price_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_ins" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"browser_hash" text NOT NULL,
	"code_verifier" text NOT NULL,
	"nonce" text NOT NULL,
	"return_to" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"email" text,
	"first_name" text,
	"last_name" text,
	"profile_image_url" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "users_one_per_subject" UNIQUE("issuer","subject")
);
--> statement-breakpoint
ALTER TABLE "analyses" ADD COLUMN "title" text;--> statement-breakpoint
UPDATE "analyses" SET "title" = coalesce("report" ->> 'title', '');--> statement-breakpoint
ALTER TABLE "analyses" ALTER COLUMN "title" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "analyses" ADD COLUMN "profit_rank" integer DEFAULT -2147483648 NOT NULL;--> statement-breakpoint
-- "-$1,234.56" becomes -123456.
UPDATE "analyses" SET "profit_rank" = (translate("report" ->> 'netProfit', '$,', '')::numeric * 100)::integer
WHERE "report" ->> 'netProfit' ~ '^-?\$[0-9,]{1,9}(\.[0-9]{2})?$';--> statement-breakpoint
ALTER TABLE "installs" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "account_settings" ADD CONSTRAINT "account_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_listings" ADD CONSTRAINT "saved_listings_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_listings" ADD CONSTRAINT "saved_listings_analysis_id_analyses_id_fk" FOREIGN KEY ("analysis_id") REFERENCES "public"."analyses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_id_credits_owner_id_fk" FOREIGN KEY ("id") REFERENCES "public"."credits"("owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_listings_by_date" ON "saved_listings" USING btree ("owner_id","created_at","id");--> statement-breakpoint
CREATE INDEX "saved_listings_by_profit" ON "saved_listings" USING btree ("owner_id","profit_rank","id");--> statement-breakpoint
CREATE INDEX "saved_listings_of_analysis" ON "saved_listings" USING btree ("analysis_id");--> statement-breakpoint
CREATE INDEX "sessions_of_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_by_end" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_ins_by_end" ON "sign_ins" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "installs" ADD CONSTRAINT "installs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "analyses_by_profit" ON "analyses" USING btree ("owner_id","profit_rank","id");--> statement-breakpoint
CREATE INDEX "installs_of_user" ON "installs" USING btree ("user_id");