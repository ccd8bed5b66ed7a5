import { jobPath } from "@devguild/schemas/constants/jobs";
import { LANGUAGE } from "@devguild/schemas/product";

import { button, greeting, paragraph, quote } from "../../mail-components/mail-message.ts";
import { sendMailTask } from "../mail/mail.tasks.ts";
import { buildSuggestionSubject } from "./conversations.policy.ts";

type Suggestion = {
  firstName: string;
  author: { name: string; email: string };
  job: Parameters<typeof jobPath>[0] & { title: string; companyName: string };
  message: string;
};

/** Suggests a job to a developer; answers go to the member of staff who suggested it. */
export const jobSuggestionMail = (to: string, { firstName, author, job, message }: Suggestion) =>
  sendMailTask({
    to,
    replyTo: author.email,
    subject: buildSuggestionSubject(job),
    body: [
      greeting(firstName),
      paragraph(
        `${author.name} from our team thinks that “${job.title}” at ${job.companyName} could suit you.`,
      ),
      ...(message === "" ? [] : [quote(message)]),
      button({
        label: "See the job",
        app: "site",
        path: `/${LANGUAGE}${jobPath(job)}`,
      }),
      paragraph(
        `Reply to this email to talk to ${author.name}. We suggest jobs because you asked for job emails; you can turn them off in your settings.`,
      ),
    ],
  });
