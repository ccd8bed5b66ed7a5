import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { useApiForm } from "@devguild/api-client/use-api-form";
import { CheckboxField } from "@devguild/design-system/checkbox-field";
import { ErrorState } from "@devguild/design-system/error-state";
import { FormError } from "@devguild/design-system/form-error";
import { FormModal } from "@devguild/design-system/form-modal";
import { Skeleton, SkeletonRegion } from "@devguild/design-system/skeleton";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { describeIncluded, describeSession } from "./describe-sessions.ts";
import classes from "./partnership-modals.module.css";
import type { PartnershipEditor } from "./use-partnership-editor.ts";

const WIDTH = 640;

type Props = { editor: PartnershipEditor; onClose: () => void };

/** A dialog to choose which sessions of the event are the company's. */
export function SessionsModal({ editor: { partnership, params, show }, onClose }: Props) {
  const { event, package: booked, sessions } = partnership;
  const [chosen, setChosen] = useState<readonly number[]>(() => sessions.map(({ id }) => id));
  const programme = useQuery(api.events.sessions.options({ params: { id: event.id } }));
  const form = useApiForm(api.partnerships.saveSessions, {
    initialValues: { session_ids: chosen },
    toInput: ({ session_ids }) => ({ params, body: { session_ids: [...session_ids] } }),
    onSuccess: ({ data }) => {
      show({ sessions: data, company_sessions: data });
      onClose();
    },
  });
  const field = form.field<readonly number[]>("session_ids");
  const toggle = (id: number, isOn: boolean) => {
    const after = isOn ? [...chosen, id] : chosen.filter((each) => each !== id);
    setChosen(after);
    field.onChange(after);
  };
  return (
    <FormModal
      form={form}
      onClose={onClose}
      title="Choose your sessions"
      width={WIDTH}
      submitLabel="Save sessions"
      isDisabled={!programme.data}
    >
      <p>{describeIncluded(booked)}</p>
      {programme.data && (
        <ul className={classes.sessions}>
          {programme.data.data.map((session) => (
            <li key={session.id} className={classes.session}>
              <CheckboxField
                label={session.title}
                help={describeSession(session, event.timezone)}
                checked={chosen.includes(session.id)}
                onChange={({ currentTarget }) => toggle(session.id, currentTarget.checked)}
              />
            </li>
          ))}
        </ul>
      )}
      {programme.data?.data.length === 0 && (
        <p>The organisers haven’t published the programme yet.</p>
      )}
      {programme.isPending && (
        <SkeletonRegion label="Loading the programme">
          <Skeleton height={160} radius={10} />
        </SkeletonRegion>
      )}
      {programme.error && (
        <ErrorState
          title="The programme didn’t load."
          onRetry={() => void programme.refetch()}
          retrying={programme.isFetching}
        >
          {failureText(programme.error)}
        </ErrorState>
      )}
      {field.error && <FormError>{field.error}</FormError>}
    </FormModal>
  );
}
