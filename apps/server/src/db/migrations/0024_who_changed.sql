ALTER TABLE "deal_changes" ADD COLUMN "changed_by" text;
