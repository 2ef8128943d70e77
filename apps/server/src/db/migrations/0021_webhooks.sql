CREATE TABLE "webhooks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"url" text NOT NULL,
	"events" text[] NOT NULL,
	"secret" text NOT NULL,
	"request_key" text,
	"created_at" timestamp with time zone NOT NULL,
	"last_try" json,
	"turned_off_at" timestamp with time zone,
	"turned_off_reason" text
);--> statement-breakpoint
CREATE TABLE "webhook_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"webhook_id" uuid NOT NULL,
	"event" text NOT NULL,
	"body" text NOT NULL,
	"tries" integer NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_messages" ADD CONSTRAINT "webhook_messages_webhook_id_webhooks_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhooks_of_user" ON "webhooks" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "webhooks_once_per_request" ON "webhooks" USING btree ("user_id","request_key");--> statement-breakpoint
CREATE INDEX "webhook_messages_due" ON "webhook_messages" USING btree ("next_try_at");--> statement-breakpoint
CREATE INDEX "webhook_messages_of_webhook" ON "webhook_messages" USING btree ("webhook_id","created_at");
