import { z } from "zod";

import { utmRecord } from "./applications.ts";
import { OAUTH_PROVIDERS } from "./constants/oauth.ts";
import { loginAnswer } from "./identity.ts";

/** A provider for logging in. */
export const oauthProvider = z.object({ id: z.enum(OAUTH_PROVIDERS), name: z.string() });

export const quickInitQuery = z.object({
  redirect_uri: z.url().max(2000),
  redirect: z.string().max(2000).optional(),
});

/** The URL to redirect the browser to, and the state that it returns with. */
export const quickInitAnswer = z.object({ url: z.string(), state: z.string() });

export const quickExchangeBody = utmRecord.extend({
  code: z.string().min(1).max(4000),
  state: z.string().min(1).max(200),
  redirect_uri: z.url().max(2000),
  /** The code's issuer, if the provider sends it. */
  iss: z.string().max(2000).optional(),
});

const loginTarget = z.object({
  redirect: z.string().nullable(),
  /** Whether the login was just created. */
  is_new: z.boolean(),
});

/** A session, or the challenge for a second factor. */
export const quickExchangeAnswer = z.intersection(loginAnswer, loginTarget);
