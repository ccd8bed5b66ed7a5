import type { TwilioAccount } from "@devguild/config/sms";

import type { SmsPort } from "./sms.port.ts";

const TIMEOUT_MS = 10_000;

/** Sends text messages through Twilio's Messages API; a rejection throws, and the queue retries. */
export const twilio = ({ url, accountSid, authToken, from }: TwilioAccount): SmsPort => ({
  send: async ({ to, text }) => {
    const sender = from.startsWith("MG") ? "MessagingServiceSid" : "From";
    const response = await fetch(
      `${url}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`,
      {
        method: "POST",
        headers: {
          Authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString("base64")}`,
        },
        body: new URLSearchParams({ To: to, Body: text, [sender]: from }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      },
    );
    if (!response.ok) {
      // Neither the phone number nor the message may end up in the log.
      const { code } = (await response.json().catch(() => ({}))) as { code?: number };
      throw new Error(`Twilio responded with ${response.status}, code ${code ?? "none"}.`);
    }
    await response.body?.cancel();
  },
});
