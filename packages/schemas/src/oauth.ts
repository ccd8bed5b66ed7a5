import { z } from "zod";

import { utmRecord } from "./applications.ts";
import { OAUTH_PROVIDERS } from "./constants/oauth.ts";
import { loginAnswer } from "./identity.ts";

/** A provider that people may log in with here. */
export const oauthProvider = z.object({ id: z.enum(OAUTH_PROVIDERS), name: z.string() });

export const quickInitQuery = z.object({
  redirect_uri: z.url().max(2000),
  redirect: z.string().max(2000).optional(),
});

/** Where the browser goes next, and the state that comes back with it. */
export const quickInitAnswer = z.object({ url: z.string(), state: z.string() });

export const quickExchangeBody = utmRecord.extend({
  code: z.string().min(1).max(4000),
  state: z.string().min(1).max(200),
  redirect_uri: z.url().max(2000),
  /** Who issued the code, where the provider says so. */
  iss: z.string().max(2000).optional(),
});

const arrival = z.object({
  redirect: z.string().nullable(),
  /** Whether the login did not exist before. */
  is_new: z.boolean(),
});

/** Logged in, or the question of the second factor that comes next. */
export const quickExchangeAnswer = z.intersection(loginAnswer, arrival);
