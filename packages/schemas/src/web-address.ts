import { z } from "zod";

import { isMisleading } from "./constants/misleading-addresses.ts";
import { tooLong } from "./limit-messages.ts";

const httpsAddress = z.url({ protocol: /^https$/, normalize: true });

/** Returns an https URL in its canonical form; null if the text isn't one, or names a user. */
export const toHttpsUrl = (text: string) => {
  const { data: url } = httpsAddress.safeParse(text);
  return url && !isMisleading(text) ? url : null;
};

/**
 * Returns a web address with its scheme and host in lower case, as phones start a field with a capital; null if the
 * text isn't one, or names a user.
 */
export const toWebAddress = (text: string) =>
  /^https?:\/\/\S+$/i.test(text) && URL.canParse(text) && !isMisleading(text)
    ? text.replace(/^[^/]+\/\/[^/?#]*/, (origin) => origin.toLowerCase())
    : null;

type Options = {
  max: number;
  /** The message for everything else. */
  message: string;
  /** Whether addresses without encryption are accepted, which ours are not. */
  http?: boolean;
  /** What is accepted instead of an address. */
  or?: RegExp;
};

/** The address of a website with a domain. */
export const webAddress = ({ max, message, http = false, or }: Options) =>
  z
    .string(message)
    .trim()
    .max(max, tooLong(max))
    .transform((text, context) => {
      if (or?.test(text)) return text;
      const address = toWebAddress(text);
      const isAccepted = /^https?:\/\/[^/?#]+\.[^/?#]/.test(address ?? "");
      if (address && isAccepted && (http || address.startsWith("https:"))) return address;
      context.addIssue(message);
      return z.NEVER;
    });
