import type { Configuration } from "@devguild/config/configuration";
import { NEWSLETTER_NAMES, NEWSLETTERS } from "@devguild/schemas/constants/forms";
import { eq } from "drizzle-orm";

import { type Db, iso, transaction } from "../../db/db.ts";
import { type CrmForm, type CrmPort, CrmRefusal } from "../../ports/crm/crm.port.ts";
import { enqueue, type Task, taskKind, type Worker, worker } from "../../queue/queue.ts";
import { manualUnsubscribeMail } from "./forms.mails.ts";
import { findOpen, listGivenUp } from "./forms.queries.ts";
import { type FormSubmissionRow, formSubmissions } from "./forms.tables.ts";

type Waiting = { submissionId: number };

/** Telling the CRM. It is tried for most of a day; what fails all day is queued again by the sweep. */
const forwardForm = taskKind<Waiting>("forward-form", 24);

/** The task that passes on what was sent. */
export const forwardFormTask = (submissionId: number): Task<Waiting> => ({
  kind: forwardForm,
  data: { submissionId },
});

const newsletterOf = ({ form }: FormSubmissionRow) =>
  NEWSLETTER_NAMES.find((name) => name === form);

const formOf = (row: FormSubmissionRow): CrmForm => {
  const newsletter = row.consent_id === null ? undefined : newsletterOf(row);
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

const isTaken = () => ({ delivered_at: new Date() });

/** Where the CRM cannot be told that a newsletter has ended, a person is. */
const withdrawByHand = (db: Db, { supportEmail }: Configuration, row: FormSubmissionRow) =>
  transaction(db, async (tx) => {
    const newsletter = newsletterOf(row);
    if (newsletter) await enqueue(tx, manualUnsubscribeMail(supportEmail, row.email, newsletter));
    await mark(tx, row, isTaken());
  });

const tell = async (crm: CrmPort, row: FormSubmissionRow) => {
  const id = `form-${row.id}`;
  const newsletter = newsletterOf(row);
  if (row.act === "submit") await crm.submit(formOf(row), id);
  else if (newsletter) await crm.withdraw?.({ act: "withdraw", newsletter, email: row.email }, id);
};

/**
 * Passes one row on and marks it, with no transaction held meanwhile: a CRM may take seconds. Killed in
 * between it is told again, which a CRM that knows people by their address can bear.
 */
const forward = async (db: Db, config: Configuration, crm: CrmPort | null, id: number) => {
  const row = await findOpen(db, id);
  if (!row) return;
  if (!crm) return void (await mark(db, row, { problem: "There is no CRM." }));
  if (row.act === "withdraw" && !crm.withdraw) return withdrawByHand(db, config, row);
  try {
    await tell(crm, row);
  } catch (error) {
    const problem = String(error);
    const isFinal = error instanceof CrmRefusal;
    await mark(db, row, { problem, ...(isFinal && { refused_at: new Date() }) });
    if (!isFinal) throw error;
    return;
  }
  await mark(db, row, isTaken());
};

/** Passes what forms sent on to the CRM; without one it waits. */
export const formWorker = (db: Db, config: Configuration, crm: CrmPort | null): Worker =>
  worker(forwardForm, ({ submissionId }) => forward(db, config, crm, submissionId));

/** Queues again what the queue has given up on, so that nothing is lost however long a CRM is down. */
export const queueGivenUp = async (db: Db, now = new Date()) => {
  for (const id of await listGivenUp(db, now)) await enqueue(db, forwardFormTask(id));
};
