import { api } from "@devguild/api-client/browser-api";
import { useFrame } from "@devguild/app-shell/app-frame";
import { homePath, hrefFrom } from "@devguild/app-shell/apps";
import { pageMeta } from "@devguild/app-shell/page-meta";
import { CheckboxField } from "@devguild/design-system/checkbox-field";
import { formText } from "@devguild/design-system/form-text";
import { LinkButton } from "@devguild/design-system/link-button";
import { ApiError } from "@devguild/api-client/api-error";
import type { Invitation } from "@devguild/schemas/account";
import { PRODUCT_NAME } from "@devguild/schemas/product";
import { localized } from "@devguild/session/redirects";
import { withQueries } from "@devguild/session/with-queries";
import { useMutation } from "@tanstack/react-query";

import { TermsLabel } from "../../features/forms/terms-label.tsx";
import { EntryForm } from "../../features/identity/entry-form.tsx";
import { EntryPage } from "../../features/identity/entry-page.tsx";
import { NameFields } from "../../features/identity/name-fields.tsx";
import { NewPasswordFields } from "../../features/identity/new-password-fields.tsx";
import type { Route } from "./+types/activate-account.ts";

const NOT_FOUND = 404;

export const loader = withQueries(async ({ api: calls, params }) => {
  const { token } = params;
  if (!token) return { token: null, invitation: null };
  try {
    const { data } = await calls.account.invitation.call({ params: { token } });
    return { token, invitation: data.expired ? null : data };
  } catch (error) {
    if (error instanceof ApiError && error.status === NOT_FOUND)
      return { token: null, invitation: null };
    throw error;
  }
});

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Accept your invitation",
    path: localized("/user/activate-account"),
    noindex: true,
  });

const accountWords = ({ account_type, company_name }: Invitation) =>
  company_name
    ? `to work with ${company_name} on ${PRODUCT_NAME}`
    : account_type === "admin"
      ? `to the back office of ${PRODUCT_NAME}`
      : `to ${PRODUCT_NAME}`;

function InvitationIsOver() {
  return (
    <EntryPage title="This invitation is no longer valid">
      <p>
        It was accepted already or is older than 7 days. Ask whoever invited you to send it again.
      </p>
      <LinkButton to={localized("/user/login")} variant="primary" size="lg" fullWidth>
        Log in
      </LinkButton>
    </EntryPage>
  );
}

/** Accepts an invitation. Somebody who can log in already only agrees; anybody else gets a login. */
export default function ActivateAccount({
  loaderData: { token, invitation },
}: Route.ComponentProps) {
  const { app, urls } = useFrame();
  const accepting = useMutation({
    mutationFn: async (form: FormData) => {
      const chosen = {
        first_name: formText(form, "first_name"),
        last_name: formText(form, "last_name"),
        password: formText(form, "password"),
        password_confirmation: formText(form, "password_confirmation"),
      };
      const { accessToken } = await api.account.acceptInvitation.call({
        body: {
          token: token ?? "",
          terms: form.has("terms"),
          ...(invitation?.has_login ? {} : chosen),
        },
      });
      return accessToken ? homePath((await api.identity.me.call()).data.home) : "/user/login";
    },
    // A new document: everything on it belongs to somebody else now.
    onSuccess: (path) =>
      location.assign(hrefFrom(app, urls, path === "/user/login" ? localized(path) : path)),
  });
  if (!invitation) return <InvitationIsOver />;
  return (
    <EntryPage title="Accept your invitation">
      <p>
        You are invited {accountWords(invitation)}, as <strong>{invitation.email}</strong>.
        {invitation.has_login && " You go on with the login that you have."}
      </p>
      <EntryForm sending={accepting} submitLabel="Accept the invitation">
        {(errors) => (
          <>
            {!invitation.has_login && (
              <>
                <NameFields names={invitation} errors={errors} />
                <NewPasswordFields label="Password" errors={errors} />
              </>
            )}
            <CheckboxField
              name="terms"
              label={<TermsLabel />}
              error={errors["terms"] ?? errors["token"]}
            />
          </>
        )}
      </EntryForm>
    </EntryPage>
  );
}
