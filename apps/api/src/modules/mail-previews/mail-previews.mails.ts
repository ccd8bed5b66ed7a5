import type { InvoiceDocument } from "../../invoice-documents/invoice-document.ts";
import type { MailJob } from "../../mail-components/mail-message.ts";
import { staffNotificationMail } from "../admin-notifications/admin-notifications.mails.ts";
import { developerMessageMail, developerReplyMail } from "../sourcing/sourcing.mails.ts";
import { jobSuggestionMail } from "../job-suggestions/job-suggestions.mails.ts";
import { noteMentionMail } from "../candidate-notes/candidate-notes.mails.ts";
import {
  accountDeletedMail,
  accountDeletionCodeMail,
  accountRestorableMail,
  developerErasedMail,
  accountRestoredMail,
  invitationMail,
} from "../accounts/accounts.mails.ts";
import { alertMail, confirmAlertMail } from "../alerts/alerts.mails.ts";
import {
  applicationStatusMail,
  applicationReceivedMail,
  writtenNoticeMail,
  candidateMessageMail,
  candidateReplyMail,
  newCandidateMail,
} from "../applications/applications.mails.ts";
import {
  companyDeletedMail,
  companyErasedMail,
  companyRestoredMail,
} from "../company-accounts/company-accounts.mails.ts";
import { companyCodeMail } from "../company-registrations/company-registrations.mails.ts";
import { exportReadyMail } from "../data-export/data-export.mails.ts";
import { digestMail } from "../digest/digest.mails.ts";
import {
  confirmNewsletterMail,
  mediaKitMail,
  newsletterConfirmedMail,
  manualUnsubscribeMail,
} from "../forms/forms.mails.ts";
import {
  addressTakenMail,
  alreadyRegisteredMail,
  emailChangeRequestedMail,
  emailChangeMail,
  emailChangedMail,
  verificationMail,
} from "../identity/identity.mails.ts";
import {
  confirmRegistrationMail,
  eventChangedMail,
  eventCancelledMail,
  registrationConfirmedMail,
  reminderMail,
  seatOfferedMail,
  waitingMail,
} from "../live-events/live-events.mails.ts";
import { invoiceMail } from "../invoices/invoices.mails.ts";
import type { sendMailTask } from "../mail/mail.tasks.ts";
import { membershipEndsMail } from "../memberships/memberships.mails.ts";
import { factorChangedMail, recoveryCodeUsedMail } from "../mfa/mfa.mails.ts";
import { postingReleasedMail, postingReturnedMail } from "../postings/postings.mails.ts";
import {
  passwordChangedMail,
  passwordResetMail,
  passwordSetupMail,
} from "../passwords/passwords.mails.ts";
import { APPLICATION_STATUSES } from "@devguild/schemas/constants/application-statuses";

const ADA = "ada@devguild.example";
const TOKEN = "the-token-of-a-link";

const JOB = { id: 1, title: "Senior Backend Engineer", companyName: "Tidewerk" };

const MEMBERSHIP = {
  plan_name: "Recruiting M",
  valid_until: new Date("2027-03-01"),
  auto_renew: true,
  duration_months: 12,
  price_cents_month: 69_900,
};

const INVOICE: InvoiceDocument = {
  kind: "invoice",
  number: "DG-2026-000104",
  subject: "Memberships, December 2026",
  issued_on: "2026-12-01",
  due_on: "2026-12-31",
  seller: {
    country: "AT",
    name: "Devguild Demo",
    address: ["1 Example Street", "1010 Vienna"],
    vatId: "ATU12345678",
    iban: "AT611904300234573201",
    bic: "OPSKATWW",
  },
  buyer: {
    name: "Tidewerk",
    address: "Am Sandtorkai 41, 20457 Hamburg",
    country: "DE",
    vat_id: "DE298417056",
    email: "billing@tidewerk.example",
  },
  vat_treatment: "reverse_charge",
  vat_rate: 0,
  vat_note: null,
  net_cents: 148_900,
  vat_cents: 0,
  gross_cents: 148_900,
  corrects: null,
  lines: [],
};

const JOBS: MailJob[] = [
  {
    title: "Senior Backend Engineer, Terminal Scheduling",
    company: "Tidewerk",
    location: "Hamburg, hybrid",
    salary: "€78,000–€96,000 a year",
    path: "/en/companies/1/tidewerk/1/senior-backend-engineer-terminal-scheduling",
    match:
      "4.5 of 5: You have 4 of 5 skills: Go, PostgreSQL, Kafka, Kubernetes. Missing: Terraform.",
  },
  {
    title: "Platform Engineer",
    company: "Nordwind <Söhne> & Co.",
    location: "Remote, European Union",
    salary: null,
    path: "/en/companies/2/nordwind/2/platform-engineer",
    match: null,
  },
];

const SEARCH = {
  name: "Go in Hamburg",
  description: "Go jobs in Hamburg, remote",
  path: "/jobs?skills=go&locations=hamburg&remote=1",
  frequency: "daily" as const,
  jobs: JOBS,
  total: 14,
};

const { INTERVIEWING, DECLINED_BY_COMPANY } = APPLICATION_STATUSES;

const moved = (status: typeof INTERVIEWING | typeof DECLINED_BY_COMPANY, reason?: string) =>
  applicationStatusMail(ADA, "Ada", JOB, status, reason) ?? [];

const EVENT = {
  id: 1,
  slug: "bridges-that-stand",
  title: "Bridges that stand",
  subtitle: "Three talks about services that outlive their authors",
  starts_at: new Date("2026-12-03T17:00:00Z"),
  ends_at: new Date("2026-12-03T19:30:00Z"),
  timezone: "Europe/Vienna",
  venue: "Hall 2, Arsenal 7, Vienna",
  sequence: 0,
  updated_at: new Date("2026-11-01T09:00:00Z"),
};

const MOVED_EVENT = { ...EVENT, sequence: 1 };

const ORGANISER = {
  mailFrom: `Devguild <hello@devguild.example>`,
  urls: {
    site: "https://devguild.example",
    company: "https://company.devguild.example",
    admin: "https://admin.devguild.example",
    api: "https://api.devguild.example",
  },
};

const attendee = (attendance: 0 | 1, withdrawToken: string | null) => ({
  to: ADA,
  firstName: "Ada",
  attendance,
  withdrawToken,
});

/** Builds every email of the product with example data, keyed by the function that creates it. */
export const exampleMails = (): Record<string, ReturnType<typeof sendMailTask>[]> => ({
  verificationMail: [verificationMail(ADA, TOKEN)],
  alreadyRegisteredMail: [alreadyRegisteredMail(ADA)],
  passwordResetMail: [passwordResetMail(ADA, TOKEN)],
  passwordChangedMail: [passwordChangedMail(ADA)],
  passwordSetupMail: [passwordSetupMail(ADA, "123456")],
  emailChangeMail: [emailChangeMail(ADA, TOKEN)],
  addressTakenMail: [addressTakenMail(ADA)],
  emailChangeRequestedMail: [emailChangeRequestedMail(ADA)],
  emailChangedMail: [emailChangedMail(ADA)],
  factorChangedMail: [factorChangedMail(ADA, "passkey_added")],
  recoveryCodeUsedMail: [recoveryCodeUsedMail(ADA, 3)],
  invitationMail: [
    invitationMail(ADA, TOKEN, {
      firstName: "Ada",
      inviter: "Sofie Brandt",
      companyName: "Tidewerk",
    }),
  ],
  accountDeletionCodeMail: [accountDeletionCodeMail(ADA, "123456")],
  accountDeletedMail: [accountDeletedMail(ADA, "Ada", TOKEN)],
  accountRestorableMail: [accountRestorableMail(ADA, "Ada", TOKEN)],
  accountRestoredMail: [accountRestoredMail(ADA, "Ada")],
  exportReadyMail: [exportReadyMail(ADA)],
  companyCodeMail: [
    companyCodeMail(ADA, { code: "123456", token: TOKEN, companyName: "Harbour Pilots" }),
  ],
  companyErasedMail: [companyErasedMail(ADA, "Tidewerk")],
  companyDeletedMail: [companyDeletedMail(ADA, "Tidewerk", new Date("2027-01-02"))],
  companyRestoredMail: [
    companyRestoredMail(ADA, "Tidewerk", 3),
    companyRestoredMail(ADA, "Tidewerk", 0),
  ],
  membershipEndsMail: [
    membershipEndsMail("billing@tidewerk.example", MEMBERSHIP),
    membershipEndsMail("billing@tidewerk.example", { ...MEMBERSHIP, auto_renew: false }),
  ],
  postingReleasedMail: [postingReleasedMail(ADA, { ...JOB, expire_at: new Date("2027-01-02") })],
  postingReturnedMail: [
    postingReturnedMail(ADA, {
      ...JOB,
      status: "draft",
      reasons: ["You need 2 credits and have 1. Email support@devguild.example to get more."],
    }),
    postingReturnedMail(ADA, {
      ...JOB,
      status: "expired",
      reasons: ["Choose a language.", "Choose at least one skill."],
    }),
  ],
  invoiceMail: [
    invoiceMail(INVOICE, Buffer.from("%PDF")),
    invoiceMail(
      { ...INVOICE, kind: "credit_note", number: "CN-2026-000004", corrects: INVOICE },
      Buffer.from("%PDF"),
    ),
  ],
  applicationReceivedMail: [applicationReceivedMail(ADA, "Ada", JOB)],
  newCandidateMail: [newCandidateMail("owner@devguild.example", "Ada Lovelace", JOB)],
  applicationStatusMail: [
    moved(INTERVIEWING),
    moved(DECLINED_BY_COMPANY, "We went with someone who has scheduled ships before."),
  ].flat(),
  candidateMessageMail: [
    candidateMessageMail(ADA, "Ada", JOB, {
      author: "Mara Kessler",
      message: "Hello Ada,\n\nWould Tuesday suit you?",
      contactEmail: "mara@devguild.example",
    }),
  ],
  writtenNoticeMail: [
    writtenNoticeMail(ADA, JOB, DECLINED_BY_COMPANY, {
      message:
        "Hi Ada,\n\nThank you for applying. We’re going ahead with people who have scheduled ships before.\n\nMara Kessler, Tidewerk",
      contactEmail: "mara@devguild.example",
    }),
    writtenNoticeMail(ADA, JOB, null, {
      message: "Hi Ada,\n\nWould Tuesday suit you?",
      contactEmail: "mara@devguild.example",
    }),
  ],
  noteMentionMail: [
    noteMentionMail("jonas@devguild.example", {
      author: "Mara Kessler",
      candidate: { id: 1, fullName: "Ada Lovelace", jobTitle: JOB.title },
      note: "@Jonas Ahlers she built the arrival feed we read every night. Can we talk to her?",
    }),
  ],
  developerErasedMail: [
    developerErasedMail(ADA, { withLogin: true }),
    developerErasedMail(ADA, { withLogin: false }),
  ],
  jobSuggestionMail: [
    jobSuggestionMail(ADA, {
      firstName: "Ada",
      author: { name: "Vera Baumann", email: "vera@devguild.example" },
      job: { ...JOB, slug: "senior-backend-engineer", company: { id: 1, slug: "tidewerk" } },
      message: "They write Go all day, four days a week, and the office is ten minutes from you.",
    }),
  ],
  developerMessageMail: [
    developerMessageMail(ADA, {
      author: { name: "Vera Baumann", email: "vera@devguild.example" },
      subject: "Go platform work in Berlin, 4 days",
      text: "Hi Ada,\n\nThey run 60 clusters with a team of five and are hiring a sixth. It’s Go, on call one week in six, and Fridays are off.\n\nShall I put you in touch?",
      job: { id: 1, title: JOB.title, slug: "platform-engineer", companyName: JOB.companyName },
      recipient: { message_id: 1, developer_id: 1 },
      token: "end-messages.1.x",
    }),
  ],
  developerReplyMail: [
    developerReplyMail("vera@devguild.example", {
      developer: { id: 1, name: "Ada Lindqvist", email: ADA },
      subject: "Go platform work in Berlin, 4 days",
      message: "Sounds close. Is Berlin two days a week or three?",
    }),
  ],
  staffNotificationMail: [
    staffNotificationMail(ADA, {
      firstName: "Ada",
      title: "Members’ meetup in Berlin on 3 December",
      text: "We have 30 seats for members at the Go meetup in Berlin. Sign up by Friday to get one.",
      url: "/en/live-events",
      token: "end-notification-emails.1.x",
    }),
  ],
  candidateReplyMail: [
    candidateReplyMail("mara@devguild.example", JOB, {
      candidateId: 1,
      author: "Ada Lovelace",
      message: "Tuesday at ten is perfect.",
      replyTo: ADA,
    }),
  ],
  confirmAlertMail: [confirmAlertMail(ADA, SEARCH, TOKEN)],
  alertMail: [alertMail(ADA, "Ada", SEARCH, TOKEN)],
  confirmNewsletterMail: [
    confirmNewsletterMail(ADA, "newsletter", TOKEN),
    confirmNewsletterMail(ADA, "b2b-newsletter", TOKEN),
  ],
  mediaKitMail: [
    mediaKitMail(ADA, {
      jobs: 1250,
      companies: 139,
      hours: 113,
      articles: 80,
      plans: [
        {
          id: 1,
          version: 1,
          kind: "MARKETING",
          name: "Product marketing",
          concurrent_jobs: null,
          price_cents_month: 49_000,
          currency: "EUR",
          duration_months: 12,
          features: ["A page of your product", "Two campaigns a year"],
          highlighted: true,
        },
      ],
    }),
  ],
  newsletterConfirmedMail: [newsletterConfirmedMail(ADA, "newsletter", TOKEN)],
  manualUnsubscribeMail: [manualUnsubscribeMail("support@devguild.example", ADA, "b2b-newsletter")],
  confirmRegistrationMail: [confirmRegistrationMail(ADA, EVENT, TOKEN)],
  registrationConfirmedMail: [
    registrationConfirmedMail(attendee(1, TOKEN), EVENT, ORGANISER),
    registrationConfirmedMail(attendee(0, null), EVENT, ORGANISER),
  ],
  reminderMail: [
    reminderMail(attendee(0, null), EVENT, "day"),
    reminderMail(attendee(1, TOKEN), EVENT, "hour"),
  ],
  eventChangedMail: [
    eventChangedMail(attendee(0, null), MOVED_EVENT, "moved", ORGANISER),
    eventChangedMail(attendee(1, TOKEN), MOVED_EVENT, "resumed", ORGANISER),
  ],
  waitingMail: [waitingMail(attendee(0, TOKEN), MOVED_EVENT)],
  seatOfferedMail: [
    seatOfferedMail(attendee(0, TOKEN), MOVED_EVENT, {
      row: { id: 1, live_event_id: 1, user_id: null },
      until: new Date(MOVED_EVENT.starts_at.getTime() - 48 * 60 * 60 * 1000),
      secret: TOKEN,
    }),
  ],
  eventCancelledMail: [eventCancelledMail(attendee(1, TOKEN), MOVED_EVENT, ORGANISER)],
  digestMail: [digestMail(ADA, "Ada", JOBS, TOKEN)],
});
