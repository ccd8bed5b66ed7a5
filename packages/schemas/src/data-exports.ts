import { z } from "zod";
import { DATA_EXPORT_STATUSES } from "./constants/data-exports.ts";
import { id, instant } from "./fields.ts";

/**
 * A copy of all data about a login. The size is in bytes; it can be downloaded until it expires.
 */
export const dataExport = z.object({
  id,
  status: z.enum(DATA_EXPORT_STATUSES),
  created_at: instant,
  finished_at: instant.nullable(),
  expires_at: instant.nullable(),
  size: z.number().int().nullable(),
});
export type DataExport = z.infer<typeof dataExport>;

/** A download URL that is valid for a few minutes. */
export const dataExportLink = z.object({ url: z.string() });
