import { z } from "zod";
import { DATA_EXPORT_STATUSES } from "./constants/data-exports.ts";
import { id, instant } from "./fields.ts";

/** A copy of everything held about a login. Its size is in bytes; it is there until it expires. */
export const dataExport = z.object({
  id,
  status: z.enum(DATA_EXPORT_STATUSES),
  created_at: instant,
  finished_at: instant.nullable(),
  expires_at: instant.nullable(),
  size: z.number().int().nullable(),
});
export type DataExport = z.infer<typeof dataExport>;

/** The address of an archive for the next minutes. */
export const dataExportLink = z.object({ url: z.string() });
