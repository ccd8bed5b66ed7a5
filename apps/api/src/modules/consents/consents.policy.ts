import type { consents } from "./consents.tables.ts";

/** The version of the texts that people agree to. */
export const CONSENT_VERSION = "2026-12";

export type Purpose = (typeof consents.$inferSelect)["purpose"];
