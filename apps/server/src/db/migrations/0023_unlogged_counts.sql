-- What may be forgotten when the database crashes waits for no disk: how much each sender asked, and who
-- works on which request. What is spent with a supplier a day stays in rate_limits.
CREATE UNLOGGED TABLE "request_counts" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);--> statement-breakpoint
ALTER TABLE "analysis_claims" SET UNLOGGED;
