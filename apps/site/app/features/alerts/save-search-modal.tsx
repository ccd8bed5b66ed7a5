import { ApiError } from "@devguild/api-client/api-error";
import { api } from "@devguild/api-client/browser-api";
import { useApiForm } from "@devguild/api-client/use-api-form";
import { Button } from "@devguild/design-system/button";
import { CheckboxField } from "@devguild/design-system/checkbox-field";
import { FormModal } from "@devguild/design-system/form-modal";
import { Modal } from "@devguild/design-system/modal";
import { RadioGroup } from "@devguild/design-system/radio-group";
import { TextField } from "@devguild/design-system/text-field";
import { TextLink } from "@devguild/design-system/text-link";
import {
  ALERT_FREQUENCIES,
  type AlertFrequency,
  GUEST_ALERT_FREQUENCIES,
  SAVED_SEARCH_NAME_MAX,
} from "@devguild/schemas/constants/alerts";
import type { JobFilterOptions } from "@devguild/schemas/jobs";
import { localized } from "@devguild/session/redirects";
import { useCurrentUser } from "@devguild/session/use-current-user";
import { useQueryClient } from "@tanstack/react-query";

import { EmailField } from "../forms/email-field.tsx";
import { TermsLabel } from "@devguild/auth-ui/terms-label";
import { type JobSearchState, toJobQuery } from "../jobs/job-search-address.ts";
import { FREQUENCY_LABELS } from "./frequency-labels.ts";

const ALREADY_SAVED = "search_already_saved";

type Props = { state: JobSearchState; options: JobFilterOptions; onClose: () => void };

/** Builds the search to save, without its order and page. */
const toSavedSearch = (state: JobSearchState, options: JobFilterOptions) => {
  const { orderBy: _, ...search } = toJobQuery(state, options);
  return search;
};

type GuestFrequency = (typeof GUEST_ALERT_FREQUENCIES)[number];

const WEEKLY_SEARCH: { name: string; frequency: AlertFrequency } = {
  name: "",
  frequency: "weekly",
};
const WEEKLY_ALERT: { email: string; frequency: GuestFrequency; terms: boolean } = {
  email: "",
  frequency: "weekly",
  terms: false,
};

function Done({
  title,
  children,
  onClose,
}: {
  title: string;
  children: string;
  onClose: () => void;
}) {
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      footer={
        <Button variant="primary" onClick={onClose}>
          Close
        </Button>
      }
    >
      <p>{children}</p>
    </Modal>
  );
}

function ForDeveloper({ state, options, onClose }: Props) {
  const queries = useQueryClient();
  const form = useApiForm(api.alerts.save, {
    initialValues: WEEKLY_SEARCH,
    toInput: ({ name, frequency }) => ({
      body: {
        ...(name.trim() && { name: name.trim() }),
        search: toSavedSearch(state, options),
        frequency,
      },
    }),
    onSuccess: () => queries.invalidateQueries({ queryKey: api.alerts.list.key }),
  });
  const isAlreadySaved = form.failure instanceof ApiError && form.failure.code === ALREADY_SAVED;
  if (form.answer)
    return (
      <Done title="Saved" onClose={onClose}>
        {`“${form.answer.data.name}” is in your saved searches.`}
      </Done>
    );
  return (
    <FormModal
      form={form}
      onClose={onClose}
      title="Save this search"
      submitLabel="Save search"
      footerNote={
        isAlreadySaved && (
          <TextLink to={localized("/saved-searches")}>See your saved searches</TextLink>
        )
      }
    >
      <TextField
        label="Name"
        optional
        {...form.field("name")}
        maxLength={SAVED_SEARCH_NAME_MAX}
        help="Leave empty and we’ll name it for you."
      />
      <RadioGroup
        legend="Email me new jobs"
        {...form.field("frequency")}
        options={ALERT_FREQUENCIES.map((value) => ({
          value,
          label: FREQUENCY_LABELS[value],
        }))}
      />
    </FormModal>
  );
}

function ForGuest({ state, options, onClose }: Props) {
  const form = useApiForm(api.alerts.ask, {
    initialValues: WEEKLY_ALERT,
    toInput: (values) => ({ body: { ...values, search: toSavedSearch(state, options) } }),
  });
  if (form.answer)
    return (
      <Done title="Check your email" onClose={onClose}>
        {`We sent a link to ${form.answer.data.email}. Click it to start receiving new jobs for this search.`}
      </Done>
    );
  return (
    <FormModal
      form={form}
      onClose={onClose}
      title="Get new jobs by email"
      submitLabel="Email me new jobs"
    >
      <EmailField form={form} />
      <RadioGroup
        legend="How often"
        {...form.field("frequency")}
        options={GUEST_ALERT_FREQUENCIES.map((value) => ({
          value,
          label: FREQUENCY_LABELS[value],
        }))}
      />
      <CheckboxField
        {...form.tick("terms")}
        label={
          <>
            <TermsLabel /> Unsubscribe with one click.
          </>
        }
      />
    </FormModal>
  );
}

/** Saves a search: by name for developers, by a confirmed email address for everyone else. */
export default function SaveSearchModal(props: Props) {
  const user = useCurrentUser();
  return user?.account_type === "developer" ? <ForDeveloper {...props} /> : <ForGuest {...props} />;
}
