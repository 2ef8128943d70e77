ALTER TABLE "saved_listings" ADD COLUMN "market_low_cents" integer;--> statement-breakpoint
ALTER TABLE "saved_listings" ADD COLUMN "market_high_cents" integer;--> statement-breakpoint
-- The words of rows that were saved before their figures were numbers, read for the last time.
UPDATE "saved_listings" SET
  "market_low_cents" = (translate(split_part("market_value", ' ', 1), '$,', '')::numeric * 100)::integer,
  "market_high_cents" = (translate(reverse(split_part(reverse("market_value"), ' ', 1)), '$,', '')::numeric * 100)::integer
WHERE "market_value" ~ '^\$?(\d{1,7}|\d{1,3}(,\d{3}){1,2})(\.\d\d)?( [-–] \$?(\d{1,7}|\d{1,3}(,\d{3}){1,2})(\.\d\d)?)?$';--> statement-breakpoint
UPDATE "saved_listings" SET
  "profit_rank" = (translate(split_part("profit_potential", ' ', 1), '−$,', '-')::numeric * 100)::integer
WHERE "profit_rank" = -2147483648
  AND "profit_potential" ~ '^[-−]?\$?(\d{1,7}|\d{1,3}(,\d{3}){1,2})(\.\d\d)?( [-–] [-−]?\$?(\d{1,7}|\d{1,3}(,\d{3}){1,2})(\.\d\d)?)?$';
