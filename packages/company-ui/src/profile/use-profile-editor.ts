import { api } from "@devguild/api-client/browser-api";
import { getFormErrors } from "@devguild/api-client/form-errors";
import type { CompanyProfile } from "@devguild/schemas/company-profile";
import type { Partnership } from "@devguild/schemas/partnerships";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { useSaveState } from "./use-save-state.ts";

type Answer = { data: CompanyProfile };
type Input<Call extends { call: (input: never) => unknown }> = Parameters<Call["call"]>[0];
type Body<Call extends { call: (input: never) => unknown }> =
  Input<Call> extends { body: infer Sent } ? Sent : never;

const calls = api.companyProfile;

// The calls that also change event partnerships answer with one only if they name it.
const toProfile = async (
  answer: Promise<{ data: CompanyProfile | Partnership }>,
): Promise<Answer> => {
  const { data } = await answer;
  if ("partnership_id" in data) throw new Error("The answer is an event partnership.");
  return { data };
};

type Change = {
  /** The field of the call, where its error is shown. */
  field: string;
  save: () => Promise<Answer>;
  undo: (() => Promise<Answer>) | null;
  /** What the profile looks like until the answer is there. */
  shown: Partial<CompanyProfile>;
};

const KEY = ["company-profile-changes"];

/** Saves each change of a company's profile at once, in the order in which they were made. */
export const useProfileEditor = (companyId: number, profile: CompanyProfile) => {
  const queries = useQueryClient();
  const params = { id: companyId };
  const { queryKey } = calls.one.options({ params });
  const { state, begin, succeed, fail } = useSaveState();
  const [errors, setErrors] = useState<Record<string, string | undefined>>({});
  const { mutate } = useMutation({
    mutationKey: KEY,
    scope: { id: KEY.join() },
    mutationFn: ({ save }: Change) => save(),
    onMutate: ({ field, shown }) => {
      begin(field);
      setErrors((before) => ({ ...before, [field]: undefined }));
      queries.setQueryData<Answer>(
        queryKey,
        (before) => before && { data: { ...before.data, ...shown } },
      );
    },
    onSuccess: (answer, { field, save, undo }) => {
      // A later change that is still on its way already shows.
      if (queries.isMutating({ mutationKey: KEY }) > 1) return;
      queries.setQueryData<Answer>(queryKey, answer);
      succeed(undo && (() => mutate({ field, save: undo, undo: save, shown: {} })));
    },
    onError: (error, change) => {
      const { fields } = getFormErrors(error, [change.field]);
      const atField = fields[change.field];
      setErrors((before) => ({ ...before, [change.field]: atField }));
      fail(change.field, { error, retry: () => mutate(change) }, atField !== undefined);
      void queries.invalidateQueries({ queryKey });
    },
  });
  const change = <Sent>(
    field: string,
    send: (body: Sent) => Promise<Answer>,
    { after, before, shown = {} }: { after: Sent; before: Sent; shown?: Partial<CompanyProfile> },
  ) => mutate({ field, save: () => send(after), undo: () => send(before), shown });
  return {
    profile,
    state,
    errors,
    saveInfo: (
      field: string,
      after: Body<typeof calls.saveInfo>,
      before: Body<typeof calls.saveInfo>,
      shown?: Partial<CompanyProfile>,
    ) =>
      change(field, (body) => calls.saveInfo.call({ params, body }), {
        after,
        before,
        shown: shown ?? {},
      }),
    saveLink: (
      field: string,
      after: Body<typeof calls.saveLinks>,
      before: Body<typeof calls.saveLinks>,
    ) => change(field, (body) => calls.saveLinks.call({ params, body }), { after, before }),
    saveIntroduction: (text: string) =>
      change(
        "short_description",
        (short_description) =>
          toProfile(calls.saveIntroduction.call({ params, body: { short_description } })),
        {
          after: text,
          before: profile.short_description,
        },
      ),
    saveValues: (values: CompanyProfile["key_values"]) =>
      change(
        "key_values",
        (key_values) => calls.saveKeyValues.call({ params, body: { key_values } }),
        {
          after: values.map(({ id }) => id),
          before: profile.key_values.map(({ id }) => id),
          shown: { key_values: values },
        },
      ),
    saveTechStack: (skills: CompanyProfile["tech_stacks"]) =>
      change(
        "tech_stacks",
        (tech_stacks) => calls.saveTechStack.call({ params, body: { tech_stacks } }),
        {
          after: skills.map(({ id }) => id),
          before: profile.tech_stacks.map(({ id }) => id),
          shown: { tech_stacks: skills },
        },
      ),
    saveHiringPreference: (preference: CompanyProfile["hiring_preference"]) =>
      change(
        "hiring_preference",
        (hiring_preference) =>
          calls.saveHiringPreference.call({ params, body: { hiring_preference } }),
        {
          after: preference?.id ?? null,
          before: profile.hiring_preference?.id ?? null,
          shown: { hiring_preference: preference },
        },
      ),
    saveSlug: (slug: string) =>
      change("slug", (after) => calls.saveSlug.call({ params, body: { slug: after } }), {
        after: slug,
        before: profile.slug,
      }),
    savePicture: (kind: "logo" | "cover", key: string | null) => {
      const call = kind === "logo" ? calls.saveLogo : calls.saveCover;
      const former =
        (kind === "logo" ? profile.logo_url : profile.cover_url)?.split("/").at(-1) ?? null;
      const save = (img_name: string | null) =>
        toProfile(call.call({ params, body: { img_name } }));
      // A picture that wasn't uploaded here can't be chosen again.
      const canUndo = former === null || former.startsWith(`${companyId}-`);
      mutate({
        field: "img_name",
        save: () => save(key),
        undo: canUndo ? () => save(former) : null,
        shown: {},
      });
    },
  };
};
export type ProfileEditor = ReturnType<typeof useProfileEditor>;
