import { createDateFormat, pluralize } from "@devguild/schemas/formats";
import { formatPrice } from "@devguild/schemas/prices";
import { LANGUAGE } from "@devguild/schemas/product";

import { button, greeting, paragraph } from "../../mail-components/mail-message.ts";
import { addDays, toDay } from "../invoices/invoices.policy.ts";
import { sendMailTask } from "../mail/mail.tasks.ts";

const formatDay = createDateFormat({
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

type Ending = {
  plan_name: string;
  valid_until: Date;
  auto_renew: boolean;
  duration_months: number;
  price_cents_month: number | null;
};

/** Builds the email before a membership's term ends: that it renews, or that it ends. */
export const membershipEndsMail = (to: string, membership: Ending) => {
  const { plan_name: name, valid_until, auto_renew, price_cents_month: price } = membership;
  const renewsOn = formatDay(valid_until);
  const lastDay = formatDay(new Date(addDays(toDay(valid_until), -1)));
  const term = pluralize(membership.duration_months, "month");
  const costs = price === null ? "" : `, at ${formatPrice(price)} a month plus VAT`;
  return sendMailTask({
    to,
    subject: auto_renew ? `${name} renews on ${renewsOn}` : `${name} ends on ${lastDay}`,
    body: [
      greeting(),
      paragraph(
        auto_renew
          ? `Your ${name} membership renews on ${renewsOn} for ${term}${costs}. You don’t have to do anything. If you don’t want that, turn off renewal before then.`
          : `Your ${name} membership ends on ${lastDay}. Turn on renewal to keep it for another ${term}${costs}.`,
      ),
      button({
        label: auto_renew ? "See your memberships" : "Turn on renewal",
        app: "company",
        path: `/${LANGUAGE}/company/company-account`,
      }),
    ],
  });
};
