import { LANGUAGE } from "@devguild/schemas/product";

import { sendMailTask } from "../mail/mail.tasks.ts";
import {
  APPLICATION_STATUSES,
  type ApplicationStatus,
} from "@devguild/schemas/constants/application-statuses";

type Job = { id: number; title: string; companyName: string };

const greet = (firstName: string) => (firstName ? `Hello ${firstName},` : "Hello,");

const dashboard = { label: "See your application", app: "site" as const };
const dashboardPath = (jobId: number) => `/${LANGUAGE}/developer-dashboard?application=${jobId}`;

/** To the developer: the application has arrived. */
export const applicationReceivedMail = (to: string, firstName: string, job: Job) =>
  sendMailTask({
    to,
    subject: `Your application to ${job.companyName}: ${job.title}`,
    greeting: greet(firstName),
    paragraphs: [
      `your application for "${job.title}" is with ${job.companyName}. You will hear from us when it moves, and you can see where it stands at any time.`,
    ],
    action: { ...dashboard, path: dashboardPath(job.id) },
    closing: "You can walk away from it at any time, without giving a reason to anybody but us.",
  });

/** To the company: somebody new has applied. */
export const newCandidateMail = (to: string, developerName: string, job: Job) =>
  sendMailTask({
    to,
    subject: `New candidate for ${job.title}: ${developerName}`,
    greeting: "Hello,",
    paragraphs: [`${developerName} has applied for "${job.title}".`],
    action: {
      label: "See the candidate",
      app: "company",
      path: `/${LANGUAGE}/company/job/${job.id}/candidates`,
    },
  });

const NEWS: Partial<Record<ApplicationStatus, (job: Job) => { subject: string; text: string }>> = {
  [APPLICATION_STATUSES.NEW_CANDIDATE]: (job) => ({
    subject: `${job.companyName} is looking at your application again`,
    text: `${job.companyName} has taken your application for "${job.title}" up again.`,
  }),
  [APPLICATION_STATUSES.INTERVIEWING]: (job) => ({
    subject: `${job.companyName} wants to talk to you`,
    text: `good news: ${job.companyName} would like to interview you for "${job.title}". They will write to you about when and how.`,
  }),
  [APPLICATION_STATUSES.HIRED]: (job) => ({
    subject: `${job.companyName} wants to hire you`,
    text: `congratulations! ${job.companyName} has marked your application for "${job.title}" as hired.`,
  }),
  [APPLICATION_STATUSES.DECLINED_BY_COMPANY]: (job) => ({
    subject: `${job.companyName} has decided on your application`,
    text: `${job.companyName} will not go on with your application for "${job.title}". That says something about this one position, and nothing about the next.`,
  }),
};

/** To the developer: the application has moved; null for moves that are not news. */
export const applicationMovedMail = (
  to: string,
  firstName: string,
  job: Job,
  status: ApplicationStatus,
  reason: string | undefined,
) => {
  const news = NEWS[status]?.(job);
  return news
    ? sendMailTask({
        to,
        subject: news.subject,
        greeting: greet(firstName),
        paragraphs: [news.text],
        ...(reason && { quote: reason }),
        action: { ...dashboard, path: dashboardPath(job.id) },
      })
    : null;
};

/** To the developer: what the company wrote; answers go to the company's own address. */
export const candidateMessageMail = (
  to: string,
  firstName: string,
  job: Job,
  letter: { author: string; message: string; contactEmail: string },
) =>
  sendMailTask({
    to,
    replyTo: letter.contactEmail,
    subject: `${job.companyName} wrote to you about ${job.title}`,
    greeting: greet(firstName),
    paragraphs: [
      `${letter.author} of ${job.companyName} wrote about your application for "${job.title}":`,
    ],
    quote: letter.message,
    action: { ...dashboard, path: dashboardPath(job.id) },
    closing: `Answer this mail to write back to ${letter.contactEmail}.`,
  });
