import { ApiError } from "@devguild/api-client/api-error";
import { api } from "@devguild/api-client/browser-api";
import type { NewCompanyDraft } from "@devguild/schemas/company-registrations";
import type { PostingOptions } from "@devguild/schemas/postings";
import { checkPosting } from "@devguild/schemas/posting-rules";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";

import { toBody, toForm } from "../posting-editor/posting-draft.ts";
import { clearErrors, type FieldErrors } from "../posting-editor/posting-parts.ts";
import type { PostingFormState } from "../posting-editor/use-posting-form.ts";
import {
  checkNewCompany,
  NO_COMPANY,
  type NewCompanyValues,
  readErrors,
  toNewCompanyValues,
} from "./new-company-values.ts";
import { openRegistration, readSent, type SentDraft } from "./stored-registration.ts";

type Options = {
  form: PostingFormState;
  options: PostingOptions;
  /** The address of whoever is logged in. */
  ownEmail: string | null;
  /** The draft that a link has opened, with its token. */
  opened: (NewCompanyDraft & { token: string }) | null;
};

/**
 * The company part of a first ad, and sending both. What is typed is stored in this browser, except
 * passwords; once it was sent, also that a code is expected.
 */
export const useNewCompany = ({ form, options, ownEmail, opened }: Options) => {
  const [stored] = useState(() => openRegistration(ownEmail));
  const [values, setValues] = useState<NewCompanyValues>(() => ({
    ...NO_COMPANY,
    ...(opened && toNewCompanyValues(opened.company)),
    ...(!opened && (stored.read()["values"] as Partial<NewCompanyValues> | undefined)),
    ...(ownEmail && { email_address: ownEmail }),
  }));
  const [sent, setSent] = useState<SentDraft | null>(() => {
    if (opened?.job.id)
      return {
        email: opened.company.email_address,
        token: opened.token,
        jobId: opened.job.id,
        priceId: opened.job.price_id,
      };
    return readSent(stored.read()["sent"]);
  });
  const [isWaiting, setWaiting] = useState(sent !== null);
  const store = (next: NewCompanyValues, nextSent: SentDraft | null) => {
    const { password: _, password_confirmation: __, ...kept } = next;
    stored.write({ values: kept, sent: nextSent });
  };
  const missing: FieldErrors = {
    ...checkPosting(toForm(form.draft), {
      minimumSalary: options.minimum_allowed_salary,
      maximumSalary: options.max_allowed_salary,
      isPayPerHire: false,
      needsPrice: true,
    }),
    ...checkNewCompany(values),
  };
  const sending = useMutation({
    mutationFn: async () => {
      const { foundBy } = await import("@devguild/consent/utm");
      const { password, password_confirmation, ...company } = values;
      return api.companyRegistrations.saveDraft.call({
        body: {
          company: {
            ...company,
            ...(ownEmail === null && { password, password_confirmation }),
            ...(sent && { draft_token: sent.token }),
            ...foundBy(),
          },
          job: toBody(form.latest.current),
        },
      });
    },
    onSuccess: ({ data }) => {
      const next = {
        email: values.email_address.trim(),
        token: data.draft_token,
        jobId: data.job.id,
        priceId: form.latest.current.price_id,
      };
      store(values, next);
      setSent(next);
      setWaiting(true);
    },
    onError: (error) => {
      if (error instanceof ApiError) form.setErrors(readErrors(error.fields));
    },
  });
  return {
    values,
    missing,
    sending,
    /** Where the code was sent; null while the form is open. */
    waiting: isWaiting ? sent : null,
    update: (change: Partial<NewCompanyValues>) => {
      const next = { ...values, ...change };
      setValues(next);
      store(next, sent);
      form.setErrors((before) => clearErrors(before, change));
    },
    /** Sends the draft if nothing is missing; returns whether it was sent. */
    send: () => {
      if (sending.isPending) return true;
      if (Object.keys(missing).length > 0) {
        sending.reset();
        form.setErrors(missing);
        return false;
      }
      sending.mutate();
      return true;
    },
    /** Opens the form again, with everything that was sent. */
    edit: () => setWaiting(false),
    /** Forgets the draft in this browser: the company exists. */
    forget: async () => {
      const { forgetUtm } = await import("@devguild/consent/utm");
      forgetUtm();
      stored.write(null);
      form.removeStored();
    },
  };
};
