import { contract } from "@devguild/contract/contract";

import { implement } from "../../http/implement.ts";
import { toListMeta } from "../../http/list-meta.ts";
import { forbidden, notFound, unauthenticated } from "../../http/problems.ts";
import type { Viewer } from "../../http/viewer.ts";
import { findCompanyBase } from "../companies/companies.queries.ts";
import { REACH_LIMIT } from "../throttling/limits.policy.ts";
import { countAttempt } from "../throttling/throttling.commands.ts";
import { quoteAd, readPrices, readPublishOptions } from "./buying.queries.ts";
import { findDraftPreview } from "./draft-preview.queries.ts";
import { toCopy, findEditable, readEmptyDraft } from "./editable.queries.ts";
import { readPostingOptions } from "./posting-options.queries.ts";
import {
  archivePosting,
  boostPosting,
  changeJobUrl,
  extendPosting,
  republishPayPerHire,
  unpublishPosting,
} from "./life-cycle.commands.ts";
import { releasePosting } from "./release-posting.commands.ts";
import { repostPosting } from "./repost.commands.ts";
import { createPosting, removePosting, updatePosting } from "./postings.commands.ts";
import { canReadCompany, mayBuyFor } from "./postings.policy.ts";
import {
  countMatchingPostings,
  countPostings,
  findPosting,
  jobSnapshot,
  listPostings,
} from "./postings.queries.ts";
import { readDraftMarket } from "./draft-market.queries.ts";
import { estimateReach } from "./reach.queries.ts";

/** Returns the company in the query if the viewer may read it, or the viewer's own if there is none. */
const companyToRead = (viewer: Viewer | null, companyId: number | undefined) => {
  if (companyId === undefined) return viewer?.companyId ?? null;
  if (!viewer) return unauthenticated();
  return canReadCompany(viewer, companyId) ? companyId : forbidden();
};

export const postingRoutes = implement(
  contract.postings,
  {
    list: async ({ db, params, query }) => {
      if (!(await findCompanyBase(db, params.id))) notFound();
      const counts = await countPostings(db, params.id);
      const rows = await listPostings(db, params.id, query);
      const isSearch = query.search !== "" || query.slug !== undefined;
      const total = isSearch
        ? await countMatchingPostings(db, params.id, query)
        : counts[query.status];
      return { data: rows, meta: toListMeta(query, total), counts };
    },
    options: async ({ db, config, viewer, params }) => {
      const companyId = params.id === 0 ? null : params.id;
      const prices = await readPrices(db, companyId, {
        mayBuy: mayBuyFor(viewer, companyId),
        supportEmail: config.supportEmail,
      });
      return { data: (await readPostingOptions(db, params.id, prices.data)) ?? notFound() };
    },
    publishOptions: async ({ db, config, viewer, query }) => {
      const companyId = companyToRead(viewer, query.company_id) ?? notFound();
      const asking = {
        mayBuy: mayBuyFor(viewer, companyId),
        supportEmail: config.supportEmail,
      };
      return { data: await readPublishOptions(db, companyId, query.price_id, asking) };
    },
    prices: ({ db, config, viewer, query }) => {
      const companyId = companyToRead(viewer, query.company_id);
      const mayBuy = mayBuyFor(viewer, companyId);
      return readPrices(db, companyId, { mayBuy, supportEmail: config.supportEmail });
    },
    quote: async ({ db, config, params, query }) => ({
      data: await quoteAd(db, params.id, query, { seller: config.seller, now: new Date() }),
    }),
    reach: async ({ db, query: { company_id: companyId, ...reach }, viewer, http }) => {
      const company = companyToRead(viewer, companyId);
      await countAttempt(db, REACH_LIMIT, http);
      return { data: await estimateReach(db, reach, company) };
    },
    market: async ({ db, query }) => ({ data: await readDraftMarket(db, query) }),
    editable: async ({ db, viewer, params: { companyId, jobId }, query }) => {
      if (jobId === 0) {
        const draft = (await readEmptyDraft(db, companyId)) ?? notFound();
        const ownerId = viewer?.companyId === companyId ? viewer.userId : null;
        return { data: { ...draft, job_posting_owner_id: ownerId } };
      }
      const posting = (await findEditable(db, companyId, jobId)) ?? notFound();
      return { data: query.duplicate ? toCopy(posting) : posting };
    },
    one: async ({ db, params: { companyId, jobId } }) => ({
      data: (await findPosting(db, companyId, jobId)) ?? notFound(),
    }),
    create: async ({ db, viewer, config, audit, params, body }) => ({
      data: await createPosting(db, { viewer, config, audit }, params.id, body),
    }),
    update: async ({ db, viewer, config, audit, params, body }) => ({
      data: await updatePosting(db, { viewer, config, audit }, params, body),
    }),
    remove: async ({ db, params }) => {
      await removePosting(db, params);
      return null;
    },
    extend: async ({ db, viewer, params, body }) => ({
      data: await extendPosting(db, viewer, params, body),
    }),
    repost: async ({ db, viewer, config, audit, params, body }) => ({
      data: await repostPosting(db, { viewer, config, audit }, params, body),
    }),
    unpublish: async ({ db, params }) => ({ data: await unpublishPosting(db, params) }),
    archive: async ({ db, audit, params, body }) => {
      if (!body.archived) audit.actsAs("job.restore");
      return { data: await archivePosting(db, params, body.archived) };
    },
    changeUrl: async ({ db, params, body }) => ({ data: await changeJobUrl(db, params, body) }),
    boost: async ({ db, params, body }) => ({
      data: await boostPosting(db, params, body.boosted_until),
    }),
    republishPayPerHire: async ({ db, params }) => ({
      data: await republishPayPerHire(db, params),
    }),
    release: async ({ db, viewer, config, params }) => ({
      data: await releasePosting(db, viewer, config, params),
    }),
    draftPreview: async ({ db, viewer, params, query }) => ({
      data: (await findDraftPreview(db, params.id, { viewer, token: query.token })) ?? notFound(),
    }),
  },
  { job: jobSnapshot },
);
