import { afterAll } from "vitest";
import { closeTestDatabase } from "./test-database.ts";

// Evaluated for each test file, unlike what the files share.
afterAll(closeTestDatabase);
