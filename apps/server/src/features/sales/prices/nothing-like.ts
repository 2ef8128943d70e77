import { AppError } from "../../../http/replies/app-error.ts";
import { saidOfRecords } from "../../../words/errors.ts";

export const nothingLike = (what: "Thing" | "Category") =>
  new AppError("not_found", saidOfRecords(`unknown${what}`));
