import { ApiError } from "@devguild/api-client/api-error";
import { api } from "@devguild/api-client/browser-api";
import { useToast } from "@devguild/design-system/toast";
import { OFFER_TYPES } from "@devguild/schemas/constants/jobs";
import { checkPosting } from "@devguild/schemas/posting-rules";
import type { EditablePosting, PostingOptions } from "@devguild/schemas/postings";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useNavigate } from "react-router";

import { checkBilling } from "../billing/billing-entry.ts";
import { findChosenPrice } from "./chosen-price.ts";
import { toBody, toForm } from "./posting-draft.ts";
import type { FieldErrors } from "./posting-parts.ts";
import type { BillingEntryState } from "./use-billing-entry.ts";
import type { PostingFormState } from "./use-posting-form.ts";

type Options = {
  companyId: number;
  billing: BillingEntryState;
  posting: EditablePosting;
  options: PostingOptions;
  allJobs: string;
};

/** Validates and sends an ad: drafts are published, ended ones published again, others updated. */
export const usePublishing = (
  form: PostingFormState,
  { companyId, billing, posting, options, allJobs }: Options,
) => {
  const queries = useQueryClient();
  const toasts = useToast();
  const navigate = useNavigate();
  const hasLeft = useRef(false);
  const [wrongAt, setWrongAt] = useState(0);
  const { isDraft, isRepost, isPublishing, draft, latest, saver, jobId } = form;
  const prices = useQuery(api.postings.prices.options({ query: { company_id: companyId } }));
  const price = findChosenPrice(prices.data?.data ?? [], draft.price_id);
  const isPayPerHire = (isPublishing ? price?.offer_type : posting.offer_type) === OFFER_TYPES.PPH;
  const isInvoiced = isPublishing && price?.price_type === "regular";
  const quote = useQuery({
    ...api.postings.quote.options({
      params: { id: companyId },
      query: { price_id: price?.id ?? 0 },
    }),
    enabled: isInvoiced,
  });
  const ownBilling = quote.data?.data.billing;
  const incomplete = checkPosting(toForm({ ...draft, price_id: price?.id ?? null }), {
    minimumSalary: options.minimum_allowed_salary,
    maximumSalary: options.max_allowed_salary,
    isPayPerHire,
    needsPrice: isPublishing,
  });
  const missing: FieldErrors = {
    ...incomplete,
    ...(isInvoiced && ownBilling && checkBilling(billing.entry, ownBilling)),
  };
  const sending = useMutation({
    mutationFn: async () => {
      await saver.settle();
      const body = {
        ...toBody(latest.current),
        ...(isInvoiced && billing.entry),
        ...(price && isPublishing && { price_id: price.id, offer_version: price.version }),
        is_draft: false,
      };
      const id = jobId.current;
      if (id === null) return api.postings.create.call({ params: { id: companyId }, body });
      const params = { companyId, jobId: id };
      if (isRepost)
        return api.postings.repost.call({ params, body: { ...body, status: posting.status } });
      return api.postings.update.call({
        params,
        body: isDraft
          ? { ...body, status: "draft" }
          : { ...body, is_draft: undefined, price_id: undefined, status: posting.status },
      });
    },
    onSuccess: async ({ data }) => {
      form.removeStored();
      saver.adopt(latest.current);
      for (const { key } of [
        api.dashboards.company,
        api.postings.list,
        api.postings.prices,
        api.postings.publishOptions,
        api.postings.quote,
      ])
        void queries.invalidateQueries({ queryKey: key });
      if (!isPublishing) {
        form.adopt(latest.current);
        toasts.show({ tone: "ok", text: "Changes published." });
        return;
      }
      hasLeft.current = true;
      if (isInvoiced) billing.clear();
      toasts.show({
        tone: "ok",
        text:
          data.status === "pending"
            ? `“${data.title}” goes live once your company’s email is confirmed.`
            : `“${data.title}” is ${isRepost ? "open again" : "published"}.${isInvoiced ? " We’ve emailed the invoice." : ""}`,
      });
      await navigate(allJobs);
    },
    onError: (error) => {
      if (error instanceof ApiError) form.setErrors(error.fields);
      // It may be that a price has just changed.
      for (const { key } of [api.postings.prices, api.postings.quote])
        void queries.invalidateQueries({ queryKey: key });
      setWrongAt(Date.now());
      if (isDraft) saver.resume();
    },
  });
  return {
    missing,
    /** The price that was chosen, or is unless another one is. */
    priceId: price?.id ?? null,
    /** Whether that price boosts the ad. */
    isBoosted: isPublishing && (price?.boost_days ?? 0) > 0,
    isPayPerHire,
    sending,
    hasLeft,
    /** Changes whenever the first field with an error should get the focus. */
    wrongAt,
    /** Sends the ad if it is valid; returns whether it was sent. */
    send: () => {
      if (Object.keys(missing).length === 0) {
        sending.mutate();
        return true;
      }
      sending.reset();
      form.setErrors(missing);
      setWrongAt(Date.now());
      return false;
    },
  };
};
