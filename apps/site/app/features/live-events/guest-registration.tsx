import { api } from "@devguild/api-client/browser-api";
import { useHydrated } from "@devguild/design-system/use-hydrated";
import { ApiForm } from "@devguild/design-system/api-form";
import { Button } from "@devguild/design-system/button";
import { CheckboxField } from "@devguild/design-system/checkbox-field";
import { RadioGroup } from "@devguild/design-system/radio-group";
import { TextLink } from "@devguild/design-system/text-link";
import { NEWSLETTERS } from "@devguild/schemas/constants/forms";
import {
  ATTENDANCE_TYPES,
  type AttendanceType,
  getAttendance,
  liveEventPath,
} from "@devguild/schemas/constants/live-events";
import type { LiveEvent } from "@devguild/schemas/live-events";
import { loginPath } from "@devguild/session/redirects";
import { useState } from "react";

import { EmailField } from "../forms/email-field.tsx";
import { TermsLabel } from "@devguild/auth-ui/terms-label";
import { attendanceOptions } from "./attendance-options.ts";
import { NameFields } from "../identity/name-fields.tsx";
import { GuestWork } from "./guest-work.tsx";
import { WaitingNote } from "./waiting-note.tsx";
import { useFormResult } from "../forms/use-form-result.ts";
import { LeaveEmpty } from "../public-forms/public-form.tsx";
import { usePublicForm } from "../public-forms/use-public-form.ts";
import classes from "./registration.module.css";

const { ON_SITE } = ATTENDANCE_TYPES;

function LinkSent({ to, isWaiting }: { to: string; isWaiting: boolean }) {
  const result = useFormResult<HTMLDivElement>();
  return (
    <div ref={result} tabIndex={-1} className={classes.box} aria-live="polite">
      <h2 className={classes.title}>Check your email</h2>
      <p>
        We sent a link to {to}.{" "}
        {isWaiting
          ? "Open it to join the waiting list."
          : "Open it to confirm your place, and we’ll email you the calendar entry."}
      </p>
    </div>
  );
}

/** A guest's registration form; the emailed link confirms it. */
export function GuestRegistration({ event }: { event: LiveEvent }) {
  const isHydrated = useHydrated();
  const offered = getAttendance(event.event_type);
  const isFull = event.places_left === 0;
  const fallback = (isFull && offered.find((each) => each !== ON_SITE)) || offered[0];
  const [chosen, choose] = useState<AttendanceType>(fallback);
  const isWaiting = isFull && chosen === ON_SITE;
  const form = usePublicForm(api.liveRegistrations.guestRegister, {
    initialValues: {
      first_name: "",
      last_name: "",
      email: "",
      attendance_type: String(fallback),
      company_name: "",
      job_title: "",
      country_id: "",
      terms: false,
      hs_terms: false,
    },
    toInput: async ({ attendance_type, country_id, ...body }) => {
      const { foundBy } = await import("@devguild/consent/utm");
      return {
        params: { id: event.id },
        body: {
          ...body,
          attendance_type: Number(attendance_type) as AttendanceType,
          waiting: isFull && attendance_type === String(ON_SITE),
          ...(country_id && { country_id: Number(country_id) }),
          ...foundBy(),
        },
      };
    },
    onSuccess: async () => {
      const { forgetUtm } = await import("@devguild/consent/utm");
      forgetUtm();
    },
  });
  const attendanceField = form.field("attendance_type");
  if (form.sent && form.isSuccess) return <LinkSent to={form.sent.email} isWaiting={isWaiting} />;
  return (
    <div className={classes.box} onFocus={() => void form.prepare().catch(() => {})}>
      <h2 className={classes.title}>Register without an account</h2>
      <p className={classes.quiet}>
        Have one? <TextLink to={loginPath(liveEventPath(event))}>Log in</TextLink> and it takes one
        click.
      </p>
      <ApiForm
        form={form}
        className={classes.form}
        actions={
          <Button
            type="submit"
            variant="primary"
            fullWidth
            disabled={!isHydrated}
            loading={form.isPending}
          >
            {isWaiting ? "Join the waiting list" : "Register"}
          </Button>
        }
      >
        <NameFields form={form} />
        <EmailField form={form} />
        {offered.length > 1 && (
          <RadioGroup
            legend="How will you join?"
            {...attendanceField}
            options={attendanceOptions(event)}
            onChange={(value) => {
              choose(Number(value) as AttendanceType);
              attendanceField.onChange(value);
            }}
          />
        )}
        {isWaiting && <WaitingNote />}
        <GuestWork form={form} />
        <LeaveEmpty form={form} />
        <CheckboxField {...form.tick("terms")} label={<TermsLabel />} />
        <CheckboxField {...form.tick("hs_terms")} label={NEWSLETTERS.newsletter.consent} />
      </ApiForm>
    </div>
  );
}
