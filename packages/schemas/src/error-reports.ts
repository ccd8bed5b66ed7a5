import { z } from "zod";

/** An error in a web app: in a browser, or on the app's server while rendering. */
export const errorReportBody = z.object({
  app: z.enum(["site", "company", "admin"]),
  name: z.string().max(100),
  message: z.string().max(2000),
  stack: z.string().max(20_000).nullable().default(null),
  /** The page's path. */
  page: z.string().max(2000).nullable().default(null),
});
