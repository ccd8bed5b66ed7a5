import { ApiError } from "@devguild/api-client/api-error";
import { api } from "@devguild/api-client/browser-api";
import { Button } from "@devguild/design-system/button";
import { CheckboxField } from "@devguild/design-system/checkbox-field";
import { FormError } from "@devguild/design-system/form-error";
import { formText } from "@devguild/design-system/form-text";
import { LinkButton } from "@devguild/design-system/link-button";
import { Modal } from "@devguild/design-system/modal";
import { RadioGroup } from "@devguild/design-system/radio-group";
import { TextField } from "@devguild/design-system/text-field";
import {
  ALERT_FREQUENCIES,
  type AlertFrequency,
  GUEST_ALERT_FREQUENCIES,
  SAVED_SEARCH_NAME_MAX,
} from "@devguild/schemas/constants/alerts";
import type { JobFilterOptions } from "@devguild/schemas/jobs";
import { localized } from "@devguild/session/redirects";
import { useCurrentUser } from "@devguild/session/use-current-user";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { SentForm } from "../forms/sent-form.tsx";
import { TermsLabel } from "../forms/terms-label.tsx";
import { type JobSearchState, toJobQuery } from "../jobs/job-search-url.ts";
import { FREQUENCY_LABELS } from "./frequency-labels.ts";
import classes from "./save-search-modal.module.css";

const FORM = "save-search";
const KNOWN = "search_already_saved";

type Props = { state: JobSearchState; options: JobFilterOptions; onClose: () => void };

/** What of a search is kept: its order and page are not. */
const searchOf = (state: JobSearchState, options: JobFilterOptions) => {
  const { orderBy: _, ...search } = toJobQuery(state, options);
  return search;
};

const frequencyIn = (form: FormData, all: readonly AlertFrequency[]) => {
  const chosen = formText(form, "frequency");
  return all.find((each) => each === chosen);
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
  const saving = useMutation({
    mutationFn: (form: FormData) => {
      const name = formText(form, "name").trim();
      return api.alerts.save.call({
        body: {
          ...(name && { name }),
          search: searchOf(state, options),
          frequency: frequencyIn(form, ALERT_FREQUENCIES) ?? "weekly",
        },
      });
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: api.alerts.list.key }),
  });
  const isKnown = saving.error instanceof ApiError && saving.error.code === KNOWN;
  if (saving.data)
    return (
      <Done title="Saved" onClose={onClose}>
        {`“${saving.data.data.name}” is among your saved searches.`}
      </Done>
    );
  return (
    <Modal
      opened
      onClose={onClose}
      title="Save this search"
      footer={
        <>
          {isKnown && (
            <LinkButton to={localized("/saved-searches")}>See your saved searches</LinkButton>
          )}
          <Button type="submit" form={FORM} variant="primary" loading={saving.isPending}>
            Save the search
          </Button>
        </>
      }
    >
      <SentForm id={FORM} sending={saving} className={classes.form}>
        {(fields) => (
          <>
            <TextField
              label="Name"
              optional
              name="name"
              maxLength={SAVED_SEARCH_NAME_MAX}
              help="Without one it is called by what it searches for."
              error={fields["name"]}
            />
            <RadioGroup
              legend="Mail me new jobs"
              name="frequency"
              options={ALERT_FREQUENCIES.map((value) => ({
                value,
                label: FREQUENCY_LABELS[value],
              }))}
              defaultValue="weekly"
            />
            {fields["search"] && <FormError>{fields["search"]}</FormError>}
          </>
        )}
      </SentForm>
    </Modal>
  );
}

function ForGuest({ state, options, onClose }: Props) {
  const asking = useMutation({
    mutationFn: (form: FormData) =>
      api.alerts.ask.call({
        body: {
          email: formText(form, "email"),
          search: searchOf(state, options),
          frequency: frequencyIn(form, GUEST_ALERT_FREQUENCIES) === "daily" ? "daily" : "weekly",
          terms: form.has("terms"),
        },
      }),
  });
  if (asking.data)
    return (
      <Done title="Look at your mail" onClose={onClose}>
        {`We sent a link to ${asking.data.data.email}. Open it, and new jobs of this search come by mail.`}
      </Done>
    );
  return (
    <Modal
      opened
      onClose={onClose}
      title="New jobs of this search by mail"
      footer={
        <Button type="submit" form={FORM} variant="primary" loading={asking.isPending}>
          Mail me new jobs
        </Button>
      }
    >
      <SentForm id={FORM} sending={asking} className={classes.form}>
        {(fields) => (
          <>
            <TextField
              label="E-mail address"
              type="email"
              name="email"
              autoComplete="email"
              error={fields["email"]}
            />
            <RadioGroup
              legend="How often"
              name="frequency"
              options={GUEST_ALERT_FREQUENCIES.map((value) => ({
                value,
                label: FREQUENCY_LABELS[value],
              }))}
              defaultValue="weekly"
            />
            <CheckboxField
              name="terms"
              label={
                <>
                  <TermsLabel /> Every mail has a link that ends them.
                </>
              }
              error={fields["terms"]}
            />
            {fields["search"] && <FormError>{fields["search"]}</FormError>}
          </>
        )}
      </SentForm>
    </Modal>
  );
}

/** Saves a search: a developer's by name, anybody else's by an address that they confirm. */
export default function SaveSearchModal(props: Props) {
  const user = useCurrentUser();
  return user?.account_type === "developer" ? <ForDeveloper {...props} /> : <ForGuest {...props} />;
}
