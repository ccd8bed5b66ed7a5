import { useApiForm } from "@devguild/api-client/use-api-form";
import { ApiForm } from "@devguild/design-system/api-form";
import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { Button } from "@devguild/design-system/button";
import { RelativeTime } from "@devguild/design-system/relative-time";
import { SelectField } from "@devguild/design-system/select-field";
import { TextField } from "@devguild/design-system/text-field";
import { TextLink } from "@devguild/design-system/text-link";
import { useToast } from "@devguild/design-system/toast";
import type { SavedSearch } from "@devguild/schemas/alerts";
import {
  ALERT_FREQUENCIES,
  type AlertFrequency,
  SAVED_SEARCH_NAME_MAX,
} from "@devguild/schemas/constants/alerts";
import { localized } from "@devguild/session/redirects";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { useFirstFocus } from "../forms/use-first-focus.ts";
import { useReturnedFocus } from "../forms/use-returned-focus.ts";
import { FREQUENCY_LABELS } from "./frequency-labels.ts";
import classes from "./saved-search-row.module.css";

type Change = { name?: string; frequency?: AlertFrequency };

function NameForm({ search, onDone }: { search: SavedSearch; onDone: () => void }) {
  const queries = useQueryClient();
  const form = useApiForm(api.alerts.change, {
    initialValues: { name: search.name },
    toInput: (body) => ({ params: { id: search.id }, body }),
    onSuccess: () => {
      onDone();
      return queries.invalidateQueries({ queryKey: api.alerts.list.key });
    },
  });
  useFirstFocus(form.props.ref, true);
  return (
    <ApiForm
      form={form}
      className={classes.actions}
      actions={
        <>
          <Button type="submit" variant="primary" loading={form.isPending}>
            Rename
          </Button>
          <Button variant="subtle" onClick={onDone}>
            Cancel
          </Button>
        </>
      }
    >
      <TextField label="Search name" {...form.field("name")} maxLength={SAVED_SEARCH_NAME_MAX} />
    </ApiForm>
  );
}

/** A saved search: its link, email frequency, rename and delete. */
export function SavedSearchRow({ search }: { search: SavedSearch }) {
  const queries = useQueryClient();
  const toasts = useToast();
  const [isRenaming, setRenaming] = useState(false);
  const opener = useReturnedFocus(isRenaming);
  const reload = () => queries.invalidateQueries({ queryKey: api.alerts.list.key });
  const failed = (error: Error) => toasts.show({ tone: "bad", text: failureText(error) });
  const changing = useMutation({
    mutationFn: (body: Change) => api.alerts.change.call({ params: { id: search.id }, body }),
    onSuccess: reload,
    onError: failed,
  });
  // Optimistic: the choice shows immediately and is reverted if the request fails.
  const [optimistic, setOptimistic] = useState<AlertFrequency | null>(null);
  const restoring = useMutation({
    mutationFn: () => {
      const { name, frequency, search: filters } = search;
      return api.alerts.save.call({ body: { name, frequency, search: filters } });
    },
    onSuccess: reload,
    onError: failed,
  });
  const removing = useMutation({
    mutationFn: () => api.alerts.remove.call({ params: { id: search.id } }),
    onSuccess: () => {
      toasts.show({
        tone: "ok",
        text: `“${search.name}” deleted.`,
        undo: { onPress: () => restoring.mutate() },
      });
      return reload();
    },
    onError: failed,
  });
  return (
    <li className={classes.row}>
      <div>
        {isRenaming ? (
          <NameForm search={search} onDone={() => setRenaming(false)} />
        ) : (
          <TextLink to={localized(search.path)} className={classes.name}>
            {search.name}
          </TextLink>
        )}
        {search.description !== search.name && (
          <p className={classes.words}>{search.description}</p>
        )}
        <p className={classes.quiet}>
          {search.last_mail_at ? (
            <>
              last email <RelativeTime date={search.last_mail_at} />
            </>
          ) : (
            <>
              saved <RelativeTime date={search.created_at} />
            </>
          )}
        </p>
      </div>
      <div className={`${classes.actions} ${classes.controls}`}>
        <SelectField
          label={`Email me about ${search.name}`}
          hideLabel
          options={ALERT_FREQUENCIES.map((value) => ({ value, label: FREQUENCY_LABELS[value] }))}
          value={optimistic ?? search.frequency}
          onChange={(event) => {
            const chosen = ALERT_FREQUENCIES.find((each) => each === event.currentTarget.value);
            if (!chosen) return;
            setOptimistic(chosen);
            changing.mutate({ frequency: chosen }, { onSettled: () => setOptimistic(null) });
          }}
        />
        <Button
          ref={opener}
          aria-label={`Rename: ${search.name}`}
          onClick={() => setRenaming(true)}
        >
          Rename
        </Button>
        <Button
          variant="subtle"
          aria-label={`Delete: ${search.name}`}
          loading={removing.isPending}
          onClick={() => removing.mutate()}
        >
          Delete
        </Button>
      </div>
    </li>
  );
}
