import { DATA_EXPORT_DAYS, DATA_EXPORT_PATH } from "@devguild/schemas/constants/data-exports";
import { LANGUAGE, PRODUCT_NAME } from "@devguild/schemas/product";

import { button, greeting, paragraph } from "../../mail-components/mail-message.ts";
import { sendMailTask } from "../mail/mail.tasks.ts";

/** Tells the user that their data export is ready. The export itself is never emailed. */
export const exportReadyMail = (to: string) =>
  sendMailTask({
    to,
    subject: `Your ${PRODUCT_NAME} data is ready to download`,
    body: [
      greeting(),
      paragraph(
        `The copy of everything we hold about you is ready. You can download it from your profile for ${DATA_EXPORT_DAYS} days; after that, we delete it.`,
      ),
      button({ label: "Download my data", app: "site", path: `/${LANGUAGE}${DATA_EXPORT_PATH}` }),
      paragraph(
        "If you didn’t request this, someone else may be using your account. Change your password right away and log out of your other devices.",
      ),
    ],
  });
