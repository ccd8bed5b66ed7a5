import { api } from "@devguild/api-client/browser-api";
import { getFormErrors } from "@devguild/api-client/form-errors";
import type { CompanyProfile } from "@devguild/schemas/company-profile";
import type { PartnershipLink } from "@devguild/schemas/constants/partnerships";
import type {
  Partnership,
  PartnershipActivity,
  PartnershipInfoBody,
} from "@devguild/schemas/partnerships";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { useSaveState } from "../profile/use-save-state.ts";

const calls = api.partnerships;

type Fields = Partial<Partnership>;
type Answer = { data: Partnership };

type Change = {
  /** The field of the call, where its error is shown. */
  field: string;
  /** Saves the change, and returns what it made of the partnership. */
  save: () => Promise<Fields>;
  /** What the partnership looks like until the answer is there. */
  shown?: Fields;
};

const KEY = ["partnership-changes"];

// The calls of the profile answer with a partnership if they name one.
const toFields = (data: CompanyProfile | Partnership): Fields =>
  "partnership_id" in data ? data : {};

/** Saves each change of a partnership at once, in the order in which they were made. */
export const usePartnershipEditor = (partnership: Partnership) => {
  const queries = useQueryClient();
  const { company_id: companyId, id: partnershipId } = partnership;
  const params = { companyId, partnershipId };
  const { queryKey } = calls.one.options({ params });
  const { state, begin, succeed, fail } = useSaveState();
  const [errors, setErrors] = useState<Record<string, string | undefined>>({});
  const show = (fields: Fields) =>
    queries.setQueryData<Answer>(
      queryKey,
      (before) => before && { data: { ...before.data, ...fields } },
    );
  const { mutate } = useMutation({
    mutationKey: KEY,
    scope: { id: KEY.join() },
    mutationFn: ({ save }: Change) => save(),
    onMutate: ({ field, shown }) => {
      begin(field);
      setErrors((before) => ({ ...before, [field]: undefined }));
      if (shown) show(shown);
    },
    onSuccess: (fields) => {
      // A later change that is still on its way already shows.
      if (queries.isMutating({ mutationKey: KEY }) > 1) return;
      show(fields);
      succeed(null);
    },
    onError: (error, change) => {
      const { fields } = getFormErrors(error, [change.field]);
      const atField = fields[change.field];
      setErrors((before) => ({ ...before, [change.field]: atField }));
      fail(change.field, { error, retry: () => mutate(change) }, atField !== undefined);
      void queries.invalidateQueries({ queryKey });
    },
  });
  const profileCall = { params: { id: companyId } };
  return {
    partnership,
    params,
    state,
    errors,
    /** Shows what a dialog saved. */
    show: (fields: Fields) => {
      show(fields);
      succeed(null);
    },
    saveInfo: (field: keyof PartnershipInfoBody, text: string) =>
      mutate({
        field,
        save: async () =>
          (await calls.saveInfo.call({ params, body: { [field]: text || null } })).data,
      }),
    saveIntroduction: (text: string) =>
      mutate({
        field: "short_description",
        save: async () => {
          const body = { short_description: text, partnership_id: partnershipId };
          const { data } = await api.companyProfile.saveIntroduction.call({ ...profileCall, body });
          return toFields(data);
        },
      }),
    savePicture: (kind: "logo" | "cover", key: string | null) =>
      mutate({
        field: kind,
        save: async () => {
          const { saveLogo, saveCover } = api.companyProfile;
          const body = { img_name: key, partnership_id: partnershipId };
          const call = kind === "logo" ? saveLogo : saveCover;
          return toFields((await call.call({ ...profileCall, body })).data);
        },
      }),
    saveLink: (name: PartnershipLink, link: { url: string | null; title: string | null }) =>
      mutate({
        field: name,
        save: async () => {
          const body = { [name]: link.url, [`${name}_title`]: link.title };
          await calls.saveLinks.call({ params, body });
          return (await calls.one.call({ params })).data;
        },
      }),
    moveActivity: (moved: PartnershipActivity) =>
      mutate({
        field: "starts_at",
        shown: {
          company_booth_activities: partnership.company_booth_activities.map((each) =>
            each.id === moved.id ? moved : each,
          ),
        },
        save: async () => ({
          company_booth_activities: (await calls.saveActivity.call({ params, body: moved })).data,
        }),
      }),
  };
};
export type PartnershipEditor = ReturnType<typeof usePartnershipEditor>;
