import type { Configuration } from "@devguild/config/configuration";
import { NEWSLETTER_NAMES, NEWSLETTERS } from "@devguild/schemas/constants/forms";
import { eq } from "drizzle-orm";

import { type Db, iso, transaction } from "../../db/db.ts";
import { type CrmForm, type CrmPort, CrmRefusal } from "../../ports/crm/crm.port.ts";
import { enqueue, type Task, taskKind, type Worker, worker } from "../../queue/queue.ts";
import { manualUnsubscribeMail } from "./forms.mails.ts";
import { findOpenSubmission, listFailedSubmissions } from "./forms.queries.ts";
import { type FormSubmissionRow, formSubmissions } from "./forms.tables.ts";

type Waiting = { submissionId: number };

/** Sends a submission to the CRM. Retried for most of a day; after that, the cleanup enqueues it again. */
const forwardForm = taskKind<Waiting>("forward-form", 24);

/** Builds the task that sends a submission to the CRM. */
export const forwardFormTask = (submissionId: number): Task<Waiting> => ({
  kind: forwardForm,
  data: { submissionId },
});

const findNewsletter = ({ form }: FormSubmissionRow) =>
  NEWSLETTER_NAMES.find((name) => name === form);

const toCrmForm = (row: FormSubmissionRow): CrmForm => {
  const newsletter = row.consent_id === null ? undefined : findNewsletter(row);
  return {
    act: "submit",
    form: row.form,
    email: row.email,
    fields: row.fields,
    consent: newsletter ? { newsletter, text: NEWSLETTERS[newsletter].consent } : null,
    pageUrl: row.page_url,
    hutk: newsletter ? row.hutk : null,
    sentAt: iso(row.created_at),
  };
};

const mark = (db: Db, { id }: FormSubmissionRow, values: Partial<FormSubmissionRow>) =>
  db
    .update(formSubmissions)
    .set({ tried_at: new Date(), problem: null, ...values })
    .where(eq(formSubmissions.id, id));

const toDelivered = () => ({ delivered_at: new Date() });

/** If the CRM can't be notified of an unsubscription, asks the operator to do it by hand. */
const withdrawByHand = (db: Db, { supportEmail }: Configuration, row: FormSubmissionRow) =>
  transaction(db, async (tx) => {
    const newsletter = findNewsletter(row);
    if (newsletter) await enqueue(tx, manualUnsubscribeMail(supportEmail, row.email, newsletter));
    await mark(tx, row, toDelivered());
  });

const send = async (crm: CrmPort, row: FormSubmissionRow) => {
  const id = `form-${row.id}`;
  const newsletter = findNewsletter(row);
  if (row.act === "submit") await crm.submit(toCrmForm(row), id);
  else if (newsletter) await crm.withdraw?.({ act: "withdraw", newsletter, email: row.email }, id);
};

/**
 * Sends one submission and marks it, outside a transaction, as a CRM may take seconds. If killed in
 * between it is sent again, which is harmless as the CRM identifies people by address.
 */
const forward = async (db: Db, config: Configuration, crm: CrmPort | null, id: number) => {
  const row = await findOpenSubmission(db, id);
  if (!row) return;
  if (!crm) return void (await mark(db, row, { problem: "No CRM is configured." }));
  if (row.act === "withdraw" && !crm.withdraw) return withdrawByHand(db, config, row);
  try {
    await send(crm, row);
  } catch (error) {
    const problem = String(error);
    const isFinal = error instanceof CrmRefusal;
    await mark(db, row, { problem, ...(isFinal && { refused_at: new Date() }) });
    if (!isFinal) throw error;
    return;
  }
  await mark(db, row, toDelivered());
};

/** Sends form submissions to the CRM; without one they wait. */
export const formWorker = (db: Db, config: Configuration, crm: CrmPort | null): Worker =>
  worker(forwardForm, ({ submissionId }) => forward(db, config, crm, submissionId));

/**
 * Enqueues submissions again that the queue has given up on, so that nothing is lost during a long
 * outage.
 */
export const requeueFailedSubmissions = async (db: Db, now = new Date()) => {
  for (const id of await listFailedSubmissions(db, now)) await enqueue(db, forwardFormTask(id));
};
