import { api } from "@devguild/api-client/browser-api";
import { useFrame } from "@devguild/app-shell/app-frame";
import { homePath, hrefFrom } from "@devguild/app-shell/apps";
import { CheckboxField } from "@devguild/design-system/checkbox-field";
import { useMutation } from "@tanstack/react-query";

import { TermsLabel } from "../forms/terms-label.tsx";
import { AccountForm } from "./account-form.tsx";

/** Turns a login into a developer's; then it goes on to `redirect`, or to the developer's home. */
export function BecomeDeveloper({ redirect = null }: { redirect?: string | null }) {
  const { app, urls } = useFrame();
  const becoming = useMutation({
    mutationFn: async (form: FormData) => {
      const { data } = await api.account.assignDeveloper.call({
        body: {
          terms: form.has("terms"),
          hs_terms: form.has("hs_terms"),
          job_digest_terms: form.has("job_digest_terms"),
        },
      });
      return data.home;
    },
    // A new document: the whole page belongs to the new account.
    onSuccess: (home) => location.assign(hrefFrom(app, urls, redirect ?? homePath(home))),
  });
  return (
    <AccountForm
      sending={{ ...becoming, isPending: becoming.isPending || becoming.isSuccess }}
      submitLabel="Create my developer profile"
    >
      {(errors) => (
        <div>
          <CheckboxField name="terms" label={<TermsLabel />} error={errors["terms"]} />
          <CheckboxField name="job_digest_terms" label="Mail me jobs that fit my profile." />
          <CheckboxField name="hs_terms" label="Mail me the newsletter." />
        </div>
      )}
    </AccountForm>
  );
}
