import { z } from "zod";

/** The variables of the Twilio account for text messages. */
export const smsVariables = {
  TWILIO_ACCOUNT_SID: z
    .string()
    .regex(/^AC\w+$/, "must begin with AC")
    .optional(),
  TWILIO_AUTH_TOKEN: z.string().optional(),
  TWILIO_FROM: z
    .string()
    .regex(/^(\+[1-9]\d{7,14}|MG\w+)$/, "must be a number such as +4930123456, or begin with MG")
    .optional(),
  TWILIO_URL: z.url({ protocol: /^https?$/ }).default("https://api.twilio.com"),
};

const variables = z.object(smsVariables);
type Values = z.output<typeof variables>;

/** A Twilio account: `from` is one of its numbers, or the id of a messaging service (MG…). */
export type TwilioAccount = { url: string; accountSid: string; authToken: string; from: string };

const REQUIRED = ["TWILIO_ACCOUNT_SID", "TWILIO_AUTH_TOKEN", "TWILIO_FROM"] as const;

/** Lists the problems of the account's variables, one per line: all are required, or none. */
export const findSmsProblems = (values: Values): string[] =>
  REQUIRED.some((name) => values[name])
    ? REQUIRED.filter((name) => !values[name]).map(
        (name) => `${name}: is needed where another variable of the Twilio account is set`,
      )
    : [];

/** Returns the configured Twilio account, if there is one. */
export const readTwilioAccount = (values: Values): TwilioAccount | undefined => {
  const { TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_FROM } = values;
  return TWILIO_ACCOUNT_SID && TWILIO_AUTH_TOKEN && TWILIO_FROM
    ? {
        url: new URL(values.TWILIO_URL).origin,
        accountSid: TWILIO_ACCOUNT_SID,
        authToken: TWILIO_AUTH_TOKEN,
        from: TWILIO_FROM,
      }
    : undefined;
};
