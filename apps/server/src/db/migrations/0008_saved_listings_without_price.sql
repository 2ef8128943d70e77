ALTER TABLE "saved_listings" ALTER COLUMN "price_cents" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "analyses" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "saved_listings" ADD COLUMN "listing_title" text;--> statement-breakpoint
ALTER TABLE "saved_listings" ADD COLUMN "verdict" text;--> statement-breakpoint
-- PostgreSQL reads no field of a report that has one of these escapes in it.
UPDATE "analyses" SET "name" = CASE WHEN "report"::text ~ '\\u(0000|[dD][89a-fA-F])' THEN NULL
  ELSE nullif("report"->>'brand', '') || ' ' || nullif("report"->>'model', '') END;--> statement-breakpoint
UPDATE "saved_listings" SET "listing_title" = "analyses"."title" FROM "analyses"
  WHERE "analyses"."id" = "saved_listings"."analysis_id" AND "analyses"."title" <> '';--> statement-breakpoint
UPDATE "saved_listings" SET "price_cents" = NULL FROM "analyses"
  WHERE "analyses"."id" = "saved_listings"."analysis_id" AND "price_cents" = 0
  AND CASE WHEN "report"::text ~ '\\u(0000|[dD][89a-fA-F])' THEN false ELSE "report"->>'price' IS NULL END;
