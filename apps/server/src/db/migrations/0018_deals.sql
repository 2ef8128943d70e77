CREATE TABLE "deal_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"deal_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"what" text NOT NULL,
	"fields" json NOT NULL
);--> statement-breakpoint
CREATE TABLE "deal_plans" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"plan" json NOT NULL
);--> statement-breakpoint
CREATE TABLE "deal_receipts" (
	"deal_id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"content_type" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"picture" "bytea" NOT NULL
);--> statement-breakpoint
CREATE TABLE "tax_years" (
	"owner_id" uuid NOT NULL,
	"year" smallint NOT NULL,
	"choices" json NOT NULL,
	CONSTRAINT "tax_years_owner_id_year_pk" PRIMARY KEY("owner_id","year")
);--> statement-breakpoint
CREATE TABLE "trips" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"request_key" text,
	"driven_on" date NOT NULL,
	"tenths_of_miles" integer NOT NULL,
	"purpose" text NOT NULL,
	"deal_id" uuid
);--> statement-breakpoint
CREATE TABLE "deals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"request_key" text,
	"revision" integer NOT NULL,
	"title" text NOT NULL,
	"stage" text NOT NULL,
	"quantity" integer NOT NULL,
	"sku" text NOT NULL,
	"stored_at" text NOT NULL,
	"category" text,
	"fee_class" text NOT NULL,
	"condition" text,
	"source" text NOT NULL,
	"source_url" text,
	"bought_on" date,
	"asking_cents" integer,
	"offer_cents" integer,
	"price_cents" integer,
	"weight_ounces" integer,
	"costs" json NOT NULL,
	"listings" json NOT NULL,
	"sale" json,
	"returns" json NOT NULL,
	"closed_on" date,
	"prediction" json,
	"analysis_id" uuid,
	"lot_id" uuid,
	"note" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "deals_amounts_not_negative" CHECK (least(asking_cents, offer_cents, price_cents) >= 0),
	CONSTRAINT "deals_quantity_positive" CHECK ("deals"."quantity" > 0)
);--> statement-breakpoint
ALTER TABLE "deal_changes" ADD CONSTRAINT "deal_changes_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_plans" ADD CONSTRAINT "deal_plans_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_receipts" ADD CONSTRAINT "deal_receipts_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_receipts" ADD CONSTRAINT "deal_receipts_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_years" ADD CONSTRAINT "tax_years_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trips" ADD CONSTRAINT "trips_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trips" ADD CONSTRAINT "trips_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_analysis_id_analyses_id_fk" FOREIGN KEY ("analysis_id") REFERENCES "public"."analyses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deal_changes_by_date" ON "deal_changes" USING btree ("deal_id","at");--> statement-breakpoint
CREATE INDEX "deal_receipts_of_owner" ON "deal_receipts" USING btree ("owner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "trips_once_per_key" ON "trips" USING btree ("owner_id","request_key");--> statement-breakpoint
CREATE INDEX "trips_by_date" ON "trips" USING btree ("owner_id","driven_on","id");--> statement-breakpoint
CREATE INDEX "trips_of_deal" ON "trips" USING btree ("deal_id");--> statement-breakpoint
CREATE UNIQUE INDEX "deals_once_per_key" ON "deals" USING btree ("owner_id","request_key");--> statement-breakpoint
CREATE INDEX "deals_by_date" ON "deals" USING btree ("owner_id","created_at","id");--> statement-breakpoint
CREATE INDEX "deals_open" ON "deals" USING btree ("owner_id","created_at","id") WHERE stage in ('watching', 'offered', 'bought', 'listed', 'returned');--> statement-breakpoint
CREATE INDEX "deals_of_analysis" ON "deals" USING btree ("analysis_id");--> statement-breakpoint
CREATE INDEX "deals_judged" ON "deals" USING btree ("owner_id","closed_on") WHERE stage = 'sold' and prediction is not null;
