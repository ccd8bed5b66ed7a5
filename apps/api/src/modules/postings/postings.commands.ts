import type { Configuration } from "@devguild/config/configuration";
import { DRAFTS_MAX, TOO_MANY_DRAFTS } from "@devguild/schemas/constants/postings";
import type { DraftChange, PostingChange } from "@devguild/schemas/posting-body";
import { and, eq, inArray, isNull } from "drizzle-orm";

import { type Db, transaction } from "../../db/db.ts";
import type { AuditNote } from "../../http/audit-note.ts";
import { conflict, forbidden, notFound } from "../../http/problems.ts";
import type { Viewer } from "../../http/viewer.ts";
import { hashToken } from "../../secrets/tokens.ts";
import { recordAudit } from "../audit/audit.commands.ts";
import { getCatalogue } from "../catalogue/catalogue.queries.ts";
import { lockCompany } from "../companies/companies.commands.ts";
import { findCompanyOwner } from "./company-users.queries.ts";
import { signDraftToken } from "./draft-token.policy.ts";
import { findFreeSlug } from "./free-slug.queries.ts";
import { type JobAddress, lockPosting } from "./lock-posting.commands.ts";
import { buildColumns, readValues } from "./posting-columns.queries.ts";
import { EMPTY_POSTING, type PostingValues } from "./posting-values.policy.ts";
import { decideSaving, toPayer } from "./postings.policy.ts";
import { findPosting } from "./postings.queries.ts";
import { jobs } from "./postings.tables.ts";
import { type PublishOrder, publishPosting } from "./publish-posting.commands.ts";
import { requirePublishable } from "./publishable.policy.ts";

/** Who changes an ad, the configuration, and the audit entry of the change. */
export type Actor = { viewer: Viewer; config: Configuration; audit: AuditNote };

type Company = Awaited<ReturnType<typeof lockCompany>>;

const publish = async (
  tx: Db,
  { viewer, config }: Actor,
  publication: JobAddress & { values: PostingValues; order: PublishOrder },
) => {
  const status = await publishPosting(tx, toPayer(viewer, publication.companyId), publication, {
    catalogue: await getCatalogue(tx),
    seller: config.seller,
    supportEmail: config.supportEmail,
    now: new Date(),
  });
  return { status, price_id: publication.values.price_id };
};

// The company is locked, so drafts saved at once are counted one after another.
const requireFewDrafts = async (tx: Db, companyId: number) => {
  const drafts = await tx.$count(
    jobs,
    and(eq(jobs.company_id, companyId), eq(jobs.status, "draft"), isNull(jobs.deleted_at)),
  );
  if (drafts >= DRAFTS_MAX) conflict("too_many_drafts", TOO_MANY_DRAFTS);
};

const insertDraft = async (
  tx: Db,
  viewer: Viewer | null,
  company: Company,
  change: PostingChange,
) => {
  if (change.is_draft !== false) await requireFewDrafts(tx, company.id);
  const ownerId = viewer?.companyId === company.id ? viewer.userId : null;
  const before = {
    ...EMPTY_POSTING,
    job_posting_owner_id: ownerId ?? (await findCompanyOwner(tx, company.id)),
  };
  const values = await readValues(tx, company, before, change);
  const [job] = await tx
    .insert(jobs)
    .values({
      ...(await buildColumns(tx, company, values)),
      company_id: company.id,
      slug: await findFreeSlug(tx, company.id, values.title),
    })
    .returning({ id: jobs.id });
  const jobId = job?.id ?? notFound();
  return { jobId, values };
};

// Without an actor it is the draft of a company that isn't confirmed yet.
const changePosting = async (
  tx: Db,
  actor: Actor | null,
  { companyId, jobId }: JobAddress,
  change: PostingChange,
) => {
  const company = await lockCompany(tx, companyId);
  const { job, state } = await lockPosting(tx, { companyId, jobId }, new Date());
  const saving =
    decideSaving(state, change) ??
    conflict("wrong_state", "This job’s status has changed.", { status: state });
  const sent = saving === "edit" ? { ...change, price_id: undefined } : change;
  const values = await readValues(tx, company, job, sent);
  if (!actor && saving !== "save-draft") forbidden();
  if (saving === "edit")
    requirePublishable(await getCatalogue(tx), values, {
      offerType: job.offer_type,
      needsPrice: false,
    });
  await tx
    .update(jobs)
    .set({
      ...(await buildColumns(tx, company, values)),
      // Once an ad has been open, its address stays the same.
      ...(saving !== "edit" && { slug: await findFreeSlug(tx, companyId, values.title, jobId) }),
    })
    .where(eq(jobs.id, jobId));
  if (saving === "publish") {
    const publication = { companyId, jobId, values, order: change };
    actor?.audit.add(await publish(tx, actor, publication));
  }
  actor?.audit.actsAs(`job.${saving}`);
};

/**
 * Creates an ad: a draft or, with `is_draft` false, a published ad; if it can't be published it isn't
 * created.
 */
export const createPosting = (db: Db, actor: Actor, companyId: number, change: PostingChange) =>
  transaction(db, async (tx) => {
    const company = await lockCompany(tx, companyId);
    const { jobId, values } = await insertDraft(tx, actor.viewer, company, change);
    if (change.is_draft === false)
      await recordAudit(tx, actor.viewer, {
        action: "job.publish",
        subject: "job",
        subjectId: jobId,
        companyId,
        details: await publish(tx, actor, { companyId, jobId, values, order: change }),
      });
    return (await findPosting(tx, companyId, jobId)) ?? notFound();
  });

/** Changes an ad, or publishes a draft with `is_draft` false. Source: docs/product/posting.md. */
export const updatePosting = (db: Db, actor: Actor, address: JobAddress, change: PostingChange) =>
  transaction(db, async (tx) => {
    await changePosting(tx, actor, address, change);
    return (await findPosting(tx, address.companyId, address.jobId)) ?? notFound();
  });

const writeDraft = async (
  tx: Db,
  actor: Actor | null,
  companyId: number,
  { id, change }: DraftChange,
) => {
  const draft = { ...change, is_draft: true, status: id ? ("draft" as const) : undefined };
  if (id) await changePosting(tx, actor, { companyId, jobId: id }, draft);
  const company = await lockCompany(tx, companyId);
  return id ?? (await insertDraft(tx, actor?.viewer ?? null, company, draft)).jobId;
};

/** Sets the token that opens a draft's preview. */
export const setDraftToken = (tx: Db, jobId: number, token: string) =>
  tx
    .update(jobs)
    .set({ draft_token_hash: hashToken(token) })
    .where(eq(jobs.id, jobId));

/** Saves a draft, new or existing (`job.id`), and returns the token for its preview. */
export const saveDraft = (db: Db, actor: Actor, companyId: number, draft: DraftChange) =>
  transaction(db, async (tx) => {
    const jobId = await writeDraft(tx, actor, companyId, draft);
    const token = signDraftToken(actor.config.secret, jobId);
    await setDraftToken(tx, jobId, token);
    return { company: { id: companyId }, job: { id: jobId }, draft_token: token };
  });

/** Saves the draft of a company that isn't confirmed yet; returns its id. */
export const saveFirstDraft = (tx: Db, companyId: number, draft: DraftChange): Promise<number> =>
  writeDraft(tx, null, companyId, draft);

/** Makes a company's first owner the owner of its draft. */
export const giveFirstDraft = (tx: Db, jobId: number, userId: number) =>
  tx.update(jobs).set({ job_posting_owner_id: userId }).where(eq(jobs.id, jobId));

/** Deletes the drafts of companies that were never confirmed. */
export const removeFirstDrafts = (tx: Db, companyIds: readonly number[]) =>
  tx.delete(jobs).where(and(inArray(jobs.company_id, [...companyIds]), eq(jobs.status, "draft")));

/** Deletes an ad: a draft permanently, any other softly, as applications and the ledger refer to it. */
export const removePosting = (db: Db, { companyId, jobId }: JobAddress) =>
  transaction(db, async (tx) => {
    const now = new Date();
    await lockCompany(tx, companyId);
    const { state } = await lockPosting(tx, { companyId, jobId }, now);
    if (state === "draft") await tx.delete(jobs).where(eq(jobs.id, jobId));
    else await tx.update(jobs).set({ deleted_at: now }).where(eq(jobs.id, jobId));
  });
