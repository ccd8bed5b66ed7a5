import type { CrmAccount } from "@devguild/config/crm";

import { DAY_MS } from "../../time.ts";
import { type CrmForm, type CrmPort, CrmRefusal } from "./crm.port.ts";

const TIMEOUT_MS = 10_000;
/** What HubSpot takes as the time of a submission is not older than a month. */
const OLDEST_MS = 27 * DAY_MS;

// Our fields are kept as properties of a contact; `topic` has to be added to them.
const PROPERTIES: Record<string, string> = {
  name: "firstname",
  first_name: "firstname",
  last_name: "lastname",
  company_name: "company",
  job_title: "jobtitle",
};

const CONTACT = "0-1";

const bodyOf = ({ subscriptions }: CrmAccount, form: CrmForm, now: number) => {
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

// Too often, a time-out, or what its operator can set right: a form's id, a token.
const WORTH_ANOTHER_TRY = new Set([401, 403, 404, 408, 423, 429]);

const post = async (url: string, body: object, token: string | undefined) => {
  const answer = await fetch(url, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (answer.ok) return answer.body?.cancel();
  // Its own texts repeat what was sent, so only the names of what is wrong are kept.
  const { errors, category } = (await answer.json().catch(() => ({}))) as {
    errors?: { errorType?: string }[];
    category?: string;
  };
  const reasons = [category, ...(errors ?? []).map(({ errorType }) => errorType)].filter(Boolean);
  const words = `HubSpot answered ${answer.status}: ${reasons.join(", ") || "no reason"}.`;
  throw answer.status >= 500 || WORTH_ANOTHER_TRY.has(answer.status)
    ? new Error(words)
    : new CrmRefusal(words);
};

/**
 * Passes forms on to HubSpot's forms API. With the token of a private app it does so as that app, and
 * sets and ends subscriptions; without one HubSpot cannot be told that a newsletter has ended.
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
        legalBasisExplanation: "Confirmed and ended by links in mails to this address.",
      },
      token,
    );
  return {
    submit: async (form) => {
      const way = token ? "integration/secure" : "integration";
      await post(
        `${url}/submissions/v3/${way}/submit/${portalId}/${account.forms[form.form]}`,
        bodyOf(account, form, Date.now()),
        token,
      );
      // A form alone brings nobody back who had ended the newsletter before.
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
