import { DATA_EXPORT_DAYS, DATA_EXPORT_PATH } from "@devguild/schemas/constants/data-exports";
import { LANGUAGE, PRODUCT_NAME } from "@devguild/schemas/product";

import { sendMailTask } from "../mail/mail.tasks.ts";

/** Tells somebody that the copy of their data is there. The copy itself never goes by mail. */
export const exportReadyMail = (to: string) =>
  sendMailTask({
    to,
    subject: `The copy of your ${PRODUCT_NAME} data is ready`,
    greeting: "Hello,",
    paragraphs: [
      `the copy of everything that we hold about your login is ready. You can download it from your profile for ${DATA_EXPORT_DAYS} days; after that it is removed.`,
    ],
    action: { label: "Download my data", app: "site", path: `/${LANGUAGE}${DATA_EXPORT_PATH}` },
    closing:
      "You did not ask for it? Then somebody is using your login: change your password at once, and end your other sessions.",
  });
