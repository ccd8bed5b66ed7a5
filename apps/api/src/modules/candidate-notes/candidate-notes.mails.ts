import { LANGUAGE } from "@devguild/schemas/product";

import { button, greeting, paragraph, quote } from "../../mail-components/mail-message.ts";
import { sendMailTask } from "../mail/mail.tasks.ts";

type Mention = {
  author: string;
  candidate: { id: number; fullName: string; jobTitle: string };
  note: string;
};

/** Tells a colleague that they were named in a note about a candidate. */
export const noteMentionMail = (to: string, { author, candidate, note }: Mention) =>
  sendMailTask({
    to,
    subject: `${author} mentioned you in a note about ${candidate.fullName}`,
    body: [
      greeting(),
      paragraph(
        `${author} wrote about ${candidate.fullName}, who applied for “${candidate.jobTitle}”:`,
      ),
      quote(note),
      button({
        label: "See candidate",
        app: "company",
        path: `/${LANGUAGE}/company/job/candidates?candidate=${candidate.id}&tab=team`,
      }),
      paragraph("Candidates never see notes."),
    ],
  });
