import { PRODUCT_NAME } from "@devguild/schemas/product";

import { button, greeting, paragraph } from "../../mail-components/mail-message.ts";
import { unsubscribePaths } from "../alerts/alert-links.policy.ts";
import { sendMailTask } from "../mail/mail.tasks.ts";

type StaffNotification = {
  firstName: string;
  title: string;
  text: string;
  /** A path on the site. */
  url: string | null;
  /** For the link by which someone turns these emails off. */
  token: string;
};

/** What our team notifies a developer of, by email. */
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
      ...(url ? [button({ label: "Open it", app: "site", path: url })] : []),
    ],
    subscription: {
      reason: `Our team sent you this notification on ${PRODUCT_NAME}. If you turn these emails off, you’ll still find notifications under the bell.`,
      ...unsubscribePaths(token),
    },
  });
