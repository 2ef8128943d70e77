ALTER TABLE "deals" ADD COLUMN "import_keys" text[] DEFAULT '{}' NOT NULL;
