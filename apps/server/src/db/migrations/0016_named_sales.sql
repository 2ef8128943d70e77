ALTER TABLE "sales" ADD COLUMN "category" text;--> statement-breakpoint
ALTER TABLE "sales" ADD COLUMN "grade" text;--> statement-breakpoint
ALTER TABLE "sales" ADD COLUMN "probability" real;--> statement-breakpoint
-- It was the entry of the listing that the sale was compared with; each sale is named by itself now.
UPDATE "sales" SET "entry_id" = NULL WHERE "entry_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "sales_of_category" ON "sales" ("category","happened_on");--> statement-breakpoint
CREATE INDEX "sales_unnamed" ON "sales" ("id") WHERE probability is null;
