import { api } from "@devguild/api-client/browser-api";
import { useApiForm } from "@devguild/api-client/use-api-form";
import { CheckboxField } from "@devguild/design-system/checkbox-field";
import { FieldPair } from "@devguild/design-system/field-pair";
import { FormModal } from "@devguild/design-system/form-modal";
import { TextField } from "@devguild/design-system/text-field";
import { TextLink } from "@devguild/design-system/text-link";
import { useToast } from "@devguild/design-system/toast";
import { IMPORT_MESSAGES } from "@devguild/schemas/constants/job-listings";
import type { JobListing } from "@devguild/schemas/job-listings";
import { useQueryClient } from "@tanstack/react-query";

import { usePermitted } from "../frame/use-permitted.ts";
import {
  ListingCities,
  ListingLanguage,
  ListingSeniorities,
  ListingSkills,
} from "./list-fields.tsx";

const toText = (amount: number | null) => (amount === null ? "" : String(amount));
const toAmount = (text: string) => (text.trim() === "" ? null : Number(text));

const SALARIES = ["salary_min", "salary_max"] as const;
// A number field would send an amount that it can't read, such as "60k", as empty.
const EUROS = { inputMode: "numeric", autoComplete: "off", end: "EUR" } as const;

type Props = { listing: JobListing; onClose: () => void };

/** A dialog to correct a listing by hand. */
export default function ListingModal({ listing, onClose }: Props) {
  const queries = useQueryClient();
  const toasts = useToast();
  const permitted = usePermitted("admin.edit-company-jobs");
  const mayEdit = !permitted.disabled;
  const form = useApiForm(api.jobListings.update, {
    initialValues: {
      title: listing.title,
      company_name: listing.company_name,
      city_ids: listing.cities.map(({ id }) => String(id)),
      skill_ids: listing.skill_ids.map(String),
      seniority_ids: listing.seniority_ids.map(String),
      language_id: listing.language_id === null ? "" : String(listing.language_id),
      remote: listing.remote,
      salary_min: toText(listing.salary_min),
      salary_max: toText(listing.salary_max),
    },
    check: (values): Record<string, string> =>
      Object.fromEntries(
        SALARIES.filter((name) => !/^\s*\d*\s*$/.test(values[name])).map((name) => [
          name,
          IMPORT_MESSAGES.salary,
        ]),
      ),
    toInput: ({ salary_min: min, salary_max: max, language_id: language, ...values }) => ({
      params: { id: listing.id },
      body: {
        ...values,
        city_ids: values.city_ids.map(Number),
        skill_ids: values.skill_ids.map(Number),
        seniority_ids: values.seniority_ids.map(Number),
        language_id: language === "" ? null : Number(language),
        salary_min: toAmount(min),
        salary_max: toAmount(max),
      },
    }),
    onSuccess: async ({ data }) => {
      await queries.invalidateQueries({ queryKey: api.jobListings.list.key });
      toasts.show({ tone: "ok", text: `${data.title} saved` });
      onClose();
    },
  });
  return (
    <FormModal
      form={form}
      onClose={onClose}
      title={mayEdit ? "Edit listing" : "Listing"}
      submitLabel="Save changes"
      isReadOnly={!mayEdit}
    >
      <p className="dim">
        {mayEdit
          ? "The next import won’t overwrite what you change here."
          : `You can read this listing but not change it. ${permitted.title}`}{" "}
        <TextLink to={listing.url} target="_blank" rel="noreferrer">
          Open the original
        </TextLink>
      </p>
      <TextField label="Title" {...form.field("title")} {...permitted} />
      <TextField label="Company" {...form.field("company_name")} {...permitted} />
      <ListingSkills {...form.field<string[]>("skill_ids")} disabled={!mayEdit} />
      <ListingCities
        chosen={listing.cities}
        {...form.field<string[]>("city_ids")}
        disabled={!mayEdit}
      />
      <ListingSeniorities {...form.field<string[]>("seniority_ids")} disabled={!mayEdit} />
      <ListingLanguage {...form.field("language_id")} {...permitted} />
      <FieldPair>
        <TextField
          label="Salary from"
          optional={mayEdit}
          {...EUROS}
          {...form.field("salary_min")}
          {...permitted}
        />
        <TextField
          label="Salary to"
          optional={mayEdit}
          {...EUROS}
          {...form.field("salary_max")}
          {...permitted}
        />
      </FieldPair>
      <CheckboxField label="Remote" {...form.tick("remote")} {...permitted} />
    </FormModal>
  );
}
