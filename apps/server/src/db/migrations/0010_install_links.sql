-- Whether a person wanted these is not known: the site had linked what it found. Their history has
-- moved to the account already; an extension asks anew.
DELETE FROM "installs" WHERE "user_id" IS NOT NULL;--> statement-breakpoint
CREATE TABLE "install_link_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"install_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"device" text,
	"asked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "install_link_requests_install_id_unique" UNIQUE("install_id")
);
--> statement-breakpoint
ALTER TABLE "installs" ADD COLUMN "linked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "installs" ADD COLUMN "last_used_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "installs" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "installs" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "install_link_requests" ADD CONSTRAINT "install_link_requests_install_id_installs_id_fk" FOREIGN KEY ("install_id") REFERENCES "public"."installs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "install_link_requests" ADD CONSTRAINT "install_link_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "install_link_requests_of_user" ON "install_link_requests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "installs_by_end" ON "installs" USING btree ("ended_at") WHERE "installs"."ended_at" is not null;