import { findAppOfPath } from "@devguild/schemas/admin-notifications";
import { PRODUCT_NAME } from "@devguild/schemas/product";

import { button, greeting, paragraph } from "../../mail-components/mail-message.ts";
import { unsubscribePaths } from "../alerts/alert-links.policy.ts";
import { sendMailTask } from "../mail/mail.tasks.ts";

type StaffNotification = {
  firstName: string;
  title: string;
  text: string;
  /** A path within one of our apps. */
  url: string | null;
  /** For the link by which someone turns these emails off. */
  token: string;
};

/** What our team notifies someone of, by email. */
export const staffNotificationMail = (
  to: string,
  { firstName, title, text, url, token }: StaffNotification,
) =>
  sendMailTask({
    to,
    subject: title,
    body: [
      greeting(firstName),
      paragraph(text),
      ...(url ? [button({ label: "Open it", app: findAppOfPath(url), path: url })] : []),
    ],
    subscription: {
      reason: `Our team sent you this notification on ${PRODUCT_NAME}. If you turn these emails off, you’ll still find notifications under the bell.`,
      ...unsubscribePaths(token),
    },
  });
