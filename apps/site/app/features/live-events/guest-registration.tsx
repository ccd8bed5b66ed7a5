import { api } from "@devguild/api-client/browser-api";
import { useHydrated } from "@devguild/app-shell/use-hydrated";
import { Button } from "@devguild/design-system/button";
import { CheckboxField } from "@devguild/design-system/checkbox-field";
import { FormError } from "@devguild/design-system/form-error";
import { formText } from "@devguild/design-system/form-text";
import { RadioGroup } from "@devguild/design-system/radio-group";
import { TextField } from "@devguild/design-system/text-field";
import { TextLink } from "@devguild/design-system/text-link";
import { NEWSLETTERS } from "@devguild/schemas/constants/forms";
import {
  ATTENDANCE_TYPES,
  getAttendance,
  liveEventPath,
} from "@devguild/schemas/constants/live-events";
import type { LiveEvent } from "@devguild/schemas/live-events";
import { loginPath } from "@devguild/session/redirects";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { SentForm } from "../forms/sent-form.tsx";
import { TermsLabel } from "../forms/terms-label.tsx";
import { attendanceOptions } from "./attendance-options.ts";
import { GuestWork } from "./guest-work.tsx";
import classes from "./registration.module.css";

const TOKEN_FRESH = 6 * 60 * 60 * 1000;

/** A guest's place: asked for by a form, taken by the link that is mailed. */
export function GuestRegistration({ event }: { event: LiveEvent }) {
  const isLive = useHydrated();
  const queries = useQueryClient();
  const [sentTo, setSentTo] = useState("");
  const token = useQuery({
    ...api.forms.token.options(),
    enabled: isLive,
    staleTime: TOKEN_FRESH,
  });
  const offered = getAttendance(event.event_type);
  const fallback = event.places_left === 0 ? ATTENDANCE_TYPES.ONLINE : offered[0];
  const asking = useMutation({
    mutationFn: async (form: FormData) => {
      const { foundBy, forgetUtm } = await import("../identity/utm.ts");
      const country = formText(form, "country_id");
      const answer = await api.liveRegistrations.guestRegister.call({
        params: { id: event.id },
        body: {
          first_name: formText(form, "first_name"),
          last_name: formText(form, "last_name"),
          email: formText(form, "email"),
          attendance_type: formText(form, "attendance_type") === "0" ? 0 : 1,
          company_name: formText(form, "company_name"),
          job_title: formText(form, "job_title"),
          ...(country && { country_id: Number(country) }),
          terms: form.has("terms"),
          hs_terms: form.has("hs_terms"),
          homepage: formText(form, "homepage"),
          form_token: token.data?.data.form_token ?? "",
          page_url: location.origin + location.pathname,
          ...foundBy(),
        },
      });
      forgetUtm();
      return answer;
    },
    onSuccess: (_, form) => setSentTo(formText(form, "email")),
    // Each token sends one form.
    onSettled: () => queries.invalidateQueries({ queryKey: api.forms.token.key }),
  });
  if (asking.isSuccess)
    return (
      <div className={classes.box} aria-live="polite">
        <h2 className={classes.title}>Look at your mail</h2>
        <p>
          We sent a link to {sentTo}. Open it, and the place is yours. The calendar entry comes with
          the next mail.
        </p>
      </div>
    );
  if (event.places_left === 0 && offered.length === 1)
    return <p className={classes.box}>All places on site are taken.</p>;
  return (
    <div className={classes.box}>
      <h2 className={classes.title}>Register without an account</h2>
      <p className={classes.quiet}>
        You have one? <TextLink to={loginPath(liveEventPath(event))}>Log in</TextLink>, and it takes
        one click.
      </p>
      <SentForm
        sending={asking}
        className={classes.form}
        actions={
          <Button
            type="submit"
            variant="primary"
            fullWidth
            disabled={!isLive}
            loading={asking.isPending || (isLive && token.isPending)}
          >
            Send me the link
          </Button>
        }
      >
        {(fields) => (
          <>
            <TextField
              label="First name"
              name="first_name"
              autoComplete="given-name"
              error={fields["first_name"]}
            />
            <TextField
              label="Last name"
              name="last_name"
              autoComplete="family-name"
              error={fields["last_name"]}
            />
            <TextField
              label="E-mail address"
              type="email"
              name="email"
              autoComplete="email"
              error={fields["email"]}
            />
            {offered.length > 1 ? (
              <RadioGroup
                legend="How do you take part?"
                name="attendance_type"
                options={attendanceOptions(event)}
                defaultValue={String(fallback)}
                error={fields["attendance_type"]}
              />
            ) : (
              <input type="hidden" name="attendance_type" value={fallback} />
            )}
            <GuestWork errors={fields} />
            <label className={classes.trap} aria-hidden>
              Homepage
              <input name="homepage" tabIndex={-1} autoComplete="off" />
            </label>
            <CheckboxField name="terms" label={<TermsLabel />} error={fields["terms"]} />
            <CheckboxField name="hs_terms" label={NEWSLETTERS.newsletter.consent} />
            {(fields["form_token"] ?? fields["homepage"]) && (
              <FormError>{fields["form_token"] ?? fields["homepage"]}</FormError>
            )}
          </>
        )}
      </SentForm>
    </div>
  );
}
