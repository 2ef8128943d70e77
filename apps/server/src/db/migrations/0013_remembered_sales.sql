CREATE TABLE "sales" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid,
	"contributor" text,
	"sale_key" text NOT NULL,
	"title" text NOT NULL,
	"words" text[] NOT NULL,
	"price_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"kind" text NOT NULL,
	"condition" text,
	"section" text,
	"shipping_cents" integer,
	"happened_on" date NOT NULL,
	"first_seen_on" date NOT NULL,
	"marketplace" text NOT NULL,
	"item_id" text,
	"entry_id" text,
	"origin" text NOT NULL,
	"import_id" uuid,
	"is_struck_out" boolean DEFAULT false NOT NULL,
	CONSTRAINT "sales_price_positive" CHECK ("sales"."price_cents" > 0),
	CONSTRAINT "sales_of_one_kind" CHECK (("sales"."owner_id" IS NULL) <> ("sales"."contributor" IS NULL))
);
--> statement-breakpoint
ALTER TABLE "sales" ADD CONSTRAINT "sales_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "sales_own_once" ON "sales" ("owner_id","sale_key") WHERE "owner_id" IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "sales_shared_once" ON "sales" ("sale_key","contributor") WHERE "owner_id" IS NULL;--> statement-breakpoint
CREATE INDEX "sales_by_date" ON "sales" ("owner_id","happened_on","id");--> statement-breakpoint
CREATE INDEX "sales_of_entry" ON "sales" ("entry_id","happened_on");--> statement-breakpoint
-- fastupdate off: nobody's search reads a pending list that an import left behind.
CREATE INDEX "sales_own_by_words" ON "sales" USING gin ("words") WITH (fastupdate = off) WHERE "owner_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "sales_shared_by_words" ON "sales" USING gin ("words") WITH (fastupdate = off) WHERE "owner_id" IS NULL;--> statement-breakpoint
ALTER TABLE "sales" ALTER COLUMN "words" SET STATISTICS 1000;--> statement-breakpoint
CREATE TABLE "sharing_salt" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"salt" text NOT NULL,
	CONSTRAINT "sharing_salt_one" CHECK ("sharing_salt"."is_only")
);
