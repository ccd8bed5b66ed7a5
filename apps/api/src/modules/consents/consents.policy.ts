import type { consents } from "./consents.tables.ts";

/** The current version of the consent texts. */
export const CONSENT_VERSION = "2026-12";

export type Purpose = (typeof consents.$inferSelect)["purpose"];
