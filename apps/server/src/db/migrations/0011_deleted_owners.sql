CREATE TABLE "deleted_owners" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"deleted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "saved_listings" DROP CONSTRAINT "saved_listings_owner_id_users_id_fk";
--> statement-breakpoint
CREATE INDEX "deleted_owners_by_date" ON "deleted_owners" USING btree ("deleted_at");--> statement-breakpoint
ALTER TABLE "saved_listings" ADD CONSTRAINT "saved_listings_owner_id_credits_owner_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."credits"("owner_id") ON DELETE cascade ON UPDATE no action;