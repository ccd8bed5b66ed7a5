import { and, desc, eq } from "drizzle-orm";

import { type Db, transaction } from "../../db/db.ts";
import { conflict, notFound } from "../../http/problems.ts";
import type { DeveloperViewer } from "../../http/viewer.ts";
import { enqueue } from "../../queue/queue.ts";
import { companies } from "../companies/companies.tables.ts";
import { jobs } from "../postings/postings.tables.ts";
import { lockApplication } from "./applications.commands.ts";
import { candidateReplyMail } from "./applications.mails.ts";
import { applicationMessages } from "./applications.tables.ts";
import { findAppliedJob } from "./applied-jobs.queries.ts";
import { isJustSent, requireFewMessages } from "./message-candidate.commands.ts";
import { APPLICATION_STATUSES } from "@devguild/schemas/constants/application-statuses";

// Whoever wrote last gets the answer.
const findLastFromCompany = async (tx: Db, applicationId: number) => {
  const [last] = await tx
    .select({ contactEmail: applicationMessages.contact_email })
    .from(applicationMessages)
    .where(
      and(
        eq(applicationMessages.application_id, applicationId),
        eq(applicationMessages.sent_by, "company"),
      ),
    )
    .orderBy(desc(applicationMessages.id))
    .limit(1);
  return last;
};

const findJob = async (tx: Db, id: number) => {
  const [job] = await tx
    .select({ id: jobs.id, title: jobs.title, companyName: companies.name })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.company_id))
    .where(eq(jobs.id, id));
  return job ?? notFound();
};

/**
 * Sends a developer's answer to the company: stored with the application, and emailed to the address
 * that the company gave last; replies go to the developer. Source: docs/product/applications.md.
 */
export const replyToCompany = (db: Db, viewer: DeveloperViewer, jobId: number, message: string) =>
  transaction(db, async (tx) => {
    const application = await lockApplication(tx, viewer.developerId, jobId);
    if (application.status === APPLICATION_STATUSES.WALKED_AWAY)
      conflict("unreachable", "You withdrew this application, so you can’t write about it.");
    if (await isJustSent(tx, application.id, { sender: "developer", message }))
      return (await findAppliedJob(tx, viewer.developerId, jobId)) ?? notFound();
    const last =
      (await findLastFromCompany(tx, application.id)) ??
      conflict("nothing_to_answer", "You can write once the company has written to you.");
    await requireFewMessages(tx, application.id, "developer");
    await tx.insert(applicationMessages).values({
      application_id: application.id,
      sent_by: "developer",
      user_id: viewer.userId,
      author_name: viewer.fullName,
      message,
      contact_email: viewer.email,
    });
    await enqueue(
      tx,
      candidateReplyMail(last.contactEmail, await findJob(tx, jobId), {
        candidateId: application.id,
        author: viewer.fullName,
        message,
        replyTo: viewer.email,
      }),
    );
    return (await findAppliedJob(tx, viewer.developerId, jobId)) ?? notFound();
  });
