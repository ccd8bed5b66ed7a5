import { useApiForm } from "@devguild/api-client/use-api-form";
import { api } from "@devguild/api-client/browser-api";
import { useFrame } from "@devguild/app-shell/app-frame";
import { homePath, hrefFrom } from "@devguild/app-shell/apps";
import { CheckboxField } from "@devguild/design-system/checkbox-field";

import { TermsLabel } from "@devguild/auth-ui/terms-label";
import { AccountForm } from "./account-form.tsx";

/** Turns a login into a developer's, then continues to `redirect` or the developer's home. */
export function BecomeDeveloper({ redirect = null }: { redirect?: string | null }) {
  const { app, urls } = useFrame();
  const form = useApiForm(api.account.assignDeveloper, {
    initialValues: { terms: false, hs_terms: false, job_digest_terms: false },
    toInput: (body) => ({ body }),
    // Loads a new document, because the whole page now belongs to the new account.
    onSuccess: ({ data }) => location.assign(hrefFrom(app, urls, redirect ?? homePath(data.home))),
  });
  return (
    <AccountForm
      form={{ ...form, isPending: form.isPending || form.isSuccess }}
      submitLabel="Create my developer profile"
    >
      <div>
        <CheckboxField {...form.tick("terms")} label={<TermsLabel />} />
        <CheckboxField
          {...form.tick("job_digest_terms")}
          label="Email me jobs that fit my profile."
        />
        <CheckboxField {...form.tick("hs_terms")} label="Email me the newsletter." />
      </div>
    </AccountForm>
  );
}
