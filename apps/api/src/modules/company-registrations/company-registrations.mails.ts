import { REGISTRATION_CODE_MINUTES } from "@devguild/schemas/constants/company-registrations";
import { LANGUAGE, PRODUCT_NAME } from "@devguild/schemas/product";

import { button, greeting, paragraph } from "../../mail-components/mail-message.ts";
import { sendUrgentMailTask } from "../mail/mail.tasks.ts";

/** Builds the email with the code that confirms a new company, and the link back to its draft. */
export const companyCodeMail = (
  to: string,
  { code, token, companyName }: { code: string; token: string; companyName: string },
) =>
  sendUrgentMailTask({
    to,
    subject: `${code} is your ${PRODUCT_NAME} code`,
    body: [
      greeting(),
      paragraph(
        `Your code to confirm ${companyName} is ${code}. It expires in ${REGISTRATION_CODE_MINUTES} minutes.`,
      ),
      paragraph("Enter it where you wrote your ad. On another device, open your draft first:"),
      button({
        label: "Open my draft",
        app: "company",
        path: `/${LANGUAGE}/company/post-job?draft=${token}`,
      }),
      paragraph(
        "If you didn’t write an ad, you can ignore this email. Nothing is published without the code.",
      ),
    ],
  });
