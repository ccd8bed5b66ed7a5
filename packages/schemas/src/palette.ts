import { z } from "zod";
import { id } from "./fields.ts";

/** What is typed into the command palette; what is too short to mean something finds nothing. */
export const paletteQuery = z.object({ q: z.string().trim().max(100).default("") });

const record = { id, logo_url: z.string().nullable(), path: z.string() };

/** Records that the reader may open, each with the path of its page without a language. */
export const paletteResults = z.object({
  jobs: z.array(z.object({ ...record, title: z.string(), company_name: z.string() })),
  companies: z.array(z.object({ ...record, name: z.string() })),
});
export type PaletteResults = z.infer<typeof paletteResults>;
