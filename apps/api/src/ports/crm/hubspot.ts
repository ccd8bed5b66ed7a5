import type { CrmAccount } from "@devguild/config/crm";

import { DAY_MS } from "../../time.ts";
import { type CrmForm, type CrmPort, CrmRefusal } from "./crm.port.ts";

const TIMEOUT_MS = 10_000;
/** HubSpot rejects submission times that are more than a month old. */
const OLDEST_MS = 27 * DAY_MS;

// Our fields are stored as contact properties; `topic` has to be added there as a custom property.
const PROPERTIES: Record<string, string> = {
  name: "firstname",
  first_name: "firstname",
  last_name: "lastname",
  company_name: "company",
  job_title: "jobtitle",
};

const CONTACT = "0-1";

const buildBody = ({ subscriptions }: CrmAccount, form: CrmForm, now: number) => {
  const sentAt = Date.parse(form.sentAt);
  const { consent, hutk, pageUrl } = form;
  return {
    ...(now - sentAt < OLDEST_MS && { submittedAt: String(sentAt) }),
    fields: Object.entries({ email: form.email, ...form.fields }).map(([name, value]) => ({
      objectTypeId: CONTACT,
      name: PROPERTIES[name] ?? name,
      value,
    })),
    context: { ...(hutk && { hutk }), ...(pageUrl && { pageUri: pageUrl }) },
    ...(consent && {
      legalConsentOptions: {
        consent: {
          consentToProcess: true,
          text: consent.text,
          communications: [
            {
              value: true,
              subscriptionTypeId: subscriptions[consent.newsletter],
              text: consent.text,
            },
          ],
        },
      },
    }),
  };
};

// Rate limits, time-outs, and errors that the operator can fix, such as a wrong form id or token.
const RETRYABLE = new Set([401, 403, 404, 408, 423, 429]);

const post = async (url: string, body: object, token: string | undefined) => {
  const response = await fetch(url, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (response.ok) return response.body?.cancel();
  // HubSpot's messages repeat what was sent, so only the error types are reported.
  const { errors, category } = (await response.json().catch(() => ({}))) as {
    errors?: { errorType?: string }[];
    category?: string;
  };
  const reasons = [category, ...(errors ?? []).map(({ errorType }) => errorType)].filter(Boolean);
  const words = `HubSpot responded with ${response.status}: ${reasons.join(", ") || "no reason"}.`;
  throw response.status >= 500 || RETRYABLE.has(response.status)
    ? new Error(words)
    : new CrmRefusal(words);
};

/**
 * Sends forms to HubSpot's forms API. With a private app's token it also subscribes and unsubscribes
 * contacts; without one HubSpot can't be notified of unsubscriptions.
 */
export const hubspot = (account: CrmAccount): CrmPort => {
  const { url, apiUrl, portalId, token } = account;
  const setStatus = (email: string, subscriptionId: number, statusState: string) =>
    post(
      `${apiUrl}/communication-preferences/v4/statuses/${encodeURIComponent(email)}`,
      {
        channel: "EMAIL",
        subscriptionId,
        statusState,
        legalBasis: "CONSENT_WITH_NOTICE",
        legalBasisExplanation: "Confirmed and withdrawn through links in emails to this address.",
      },
      token,
    );
  return {
    submit: async (form) => {
      const endpoint = token ? "integration/secure" : "integration";
      await post(
        `${url}/submissions/v3/${endpoint}/submit/${portalId}/${account.forms[form.form]}`,
        buildBody(account, form, Date.now()),
        token,
      );
      // Submitting a form doesn't resubscribe someone who had unsubscribed before.
      if (token && form.consent)
        await setStatus(form.email, account.subscriptions[form.consent.newsletter], "SUBSCRIBED");
    },
    withdraw: token
      ? async ({ email, newsletter }) => {
          await setStatus(email, account.subscriptions[newsletter], "UNSUBSCRIBED");
        }
      : null,
  };
};
