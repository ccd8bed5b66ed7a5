import type { Configuration } from "./configuration.ts";

/**
 * Returns the Strict-Transport-Security header of our servers' responses: for a year, browsers never
 * use http again. None in a demo, whose host serves other programs too.
 */
export const getTransportSecurity = ({ env, urls }: Pick<Configuration, "env" | "urls">) =>
  env === "production" && urls.site.startsWith("https:") ? "max-age=31536000" : null;
