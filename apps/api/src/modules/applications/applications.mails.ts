import {
  APPLICATION_STATUSES,
  type ApplicationStatus,
} from "@devguild/schemas/constants/application-statuses";
import { LANGUAGE } from "@devguild/schemas/product";

import { button, greeting, paragraph, quote } from "../../mail-components/mail-message.ts";
import { sendMailTask } from "../mail/mail.tasks.ts";

type Job = { id: number; title: string; companyName: string };

const applicationButton = ({ id }: Job) =>
  button({
    label: "See your application",
    app: "site",
    path: `/${LANGUAGE}/developer-dashboard?application=${id}`,
  });

/** Confirms to the developer that the company has received the application. */
export const applicationReceivedMail = (to: string, firstName: string, job: Job) =>
  sendMailTask({
    to,
    subject: `Your application to ${job.companyName}: ${job.title}`,
    body: [
      greeting(firstName),
      paragraph(
        `${job.companyName} has your application for “${job.title}”. We’ll email you when its status changes, and you can check it any time.`,
      ),
      applicationButton(job),
      paragraph(
        "You can withdraw any time. We’ll ask you why, but the company won’t see your reason.",
      ),
    ],
  });

/** Notifies the company of a new candidate. */
export const newCandidateMail = (to: string, developerName: string, job: Job) =>
  sendMailTask({
    to,
    subject: `New candidate for ${job.title}: ${developerName}`,
    body: [
      greeting(),
      paragraph(`${developerName} applied for “${job.title}”.`),
      button({
        label: "See candidate",
        app: "company",
        path: `/${LANGUAGE}/company/job/${job.id}/candidates`,
      }),
    ],
  });

const STATUS_NEWS: Partial<
  Record<ApplicationStatus, (job: Job) => { subject: string; text: string }>
> = {
  [APPLICATION_STATUSES.NEW_CANDIDATE]: (job) => ({
    subject: `${job.companyName} reopened your application`,
    text: `${job.companyName} reopened your application for “${job.title}” and is looking at it again.`,
  }),
  [APPLICATION_STATUSES.INTERVIEWING]: (job) => ({
    subject: `${job.companyName} wants to talk to you`,
    text: `Good news: ${job.companyName} would like to interview you for “${job.title}”. They’ll email you to set a time.`,
  }),
  [APPLICATION_STATUSES.HIRED]: (job) => ({
    subject: `${job.companyName} wants to hire you`,
    text: `Congratulations! ${job.companyName} marked you as hired for “${job.title}”.`,
  }),
  [APPLICATION_STATUSES.DECLINED_BY_COMPANY]: (job) => ({
    subject: `An update on your application to ${job.companyName}`,
    text: `${job.companyName} decided not to go ahead with your application for “${job.title}”. That’s about this one role; you’re welcome to apply for others.`,
  }),
};

/** Notifies the developer of a new status; null for changes that are not worth an email. */
export const applicationStatusMail = (
  to: string,
  firstName: string,
  job: Job,
  status: ApplicationStatus,
  reason: string | undefined,
) => {
  const news = STATUS_NEWS[status]?.(job);
  return news
    ? sendMailTask({
        to,
        subject: news.subject,
        body: [
          greeting(firstName),
          paragraph(news.text),
          ...(reason ? [quote(reason)] : []),
          applicationButton(job),
        ],
      })
    : null;
};

/** Sends a company's message to the developer; replies go to the company's own address. */
export const candidateMessageMail = (
  to: string,
  firstName: string,
  job: Job,
  { author, message, contactEmail }: { author: string; message: string; contactEmail: string },
) =>
  sendMailTask({
    to,
    replyTo: contactEmail,
    subject: `${job.companyName} wrote to you about ${job.title}`,
    body: [
      greeting(firstName),
      paragraph(
        `${author} from ${job.companyName} wrote to you about your application for “${job.title}”:`,
      ),
      quote(message),
      applicationButton(job),
      paragraph(
        `Reply to this email, or write back with your application. Replies to this email go to ${contactEmail}.`,
      ),
    ],
  });

/** Sends a developer's answer to the company; replies go to the developer's own address. */
export const candidateReplyMail = (
  to: string,
  job: Job,
  {
    candidateId,
    author,
    message,
    replyTo,
  }: { candidateId: number; author: string; message: string; replyTo: string },
) =>
  sendMailTask({
    to,
    replyTo,
    subject: `${author} replied about ${job.title}`,
    body: [
      greeting(),
      paragraph(`${author} wrote to you about their application for “${job.title}”:`),
      quote(message),
      button({
        label: "See candidate",
        app: "company",
        path: `/${LANGUAGE}/company/job/candidates?candidate=${candidateId}&tab=messages`,
      }),
      paragraph(`Reply to this email to write back. Your reply goes to ${replyTo}.`),
    ],
  });

/**
 * Notifies the developer of a new status in the company's own words, or of none if it is only a message;
 * replies go to the company's address. The words have their own greeting.
 */
export const writtenNoticeMail = (
  to: string,
  job: Job,
  status: ApplicationStatus | null,
  { message, contactEmail }: { message: string; contactEmail: string },
) =>
  sendMailTask({
    to,
    replyTo: contactEmail,
    subject:
      (status !== null && STATUS_NEWS[status]?.(job).subject) ||
      `${job.companyName} wrote to you about ${job.title}`,
    body: [
      paragraph(`${job.companyName} wrote to you about your application for “${job.title}”:`),
      quote(message),
      applicationButton(job),
      paragraph(`Reply to this email to write back. Your reply goes to ${contactEmail}.`),
    ],
  });
