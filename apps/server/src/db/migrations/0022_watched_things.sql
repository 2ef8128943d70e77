CREATE TABLE "watched_things" (
	"owner_id" uuid NOT NULL,
	"entry_id" text NOT NULL,
	"watched_since" date NOT NULL,
	"told_percent" integer,
	CONSTRAINT "watched_things_owner_id_entry_id_pk" PRIMARY KEY("owner_id","entry_id")
);--> statement-breakpoint
CREATE TABLE "trend_digests" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"last_looked_at" timestamp with time zone NOT NULL
);--> statement-breakpoint
ALTER TABLE "watched_things" ADD CONSTRAINT "watched_things_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trend_digests" ADD CONSTRAINT "trend_digests_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trend_digests_by_look" ON "trend_digests" ("last_looked_at");
