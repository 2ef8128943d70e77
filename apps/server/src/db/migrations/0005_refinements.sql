ALTER TABLE "analyses" ADD COLUMN "listing_hash" text;--> statement-breakpoint
ALTER TABLE "analyses" ADD COLUMN "refines" uuid;--> statement-breakpoint
CREATE INDEX "analyses_refining" ON "analyses" USING btree ("refines") WHERE "analyses"."refines" is not null;