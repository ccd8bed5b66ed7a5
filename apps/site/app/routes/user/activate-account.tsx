import { useApiForm } from "@devguild/api-client/use-api-form";
import { api } from "@devguild/api-client/browser-api";
import { useFrame } from "@devguild/app-shell/app-frame";
import { homePath, hrefFrom } from "@devguild/app-shell/apps";
import { pageMeta } from "@devguild/app-shell/page-meta";
import { EntryForm } from "@devguild/auth-ui/entry-form";
import { CheckboxField } from "@devguild/design-system/checkbox-field";
import { LinkButton } from "@devguild/design-system/link-button";
import { ApiError } from "@devguild/api-client/api-error";
import type { Invitation } from "@devguild/schemas/account";
import { PRODUCT_NAME } from "@devguild/schemas/product";
import { localized } from "@devguild/session/redirects";
import { withQueries } from "@devguild/session/with-queries";

import { TermsLabel } from "@devguild/auth-ui/terms-label";
import { NOT_FOUND } from "@devguild/schemas/constants/statuses";
import { EntryPage } from "../../features/identity/entry-page.tsx";
import { NameFields } from "../../features/identity/name-fields.tsx";
import { NewPasswordFields } from "../../features/identity/new-password-fields.tsx";
import type { Route } from "./+types/activate-account.ts";

export const loader = withQueries(async ({ api: calls, params }) => {
  const { token } = params;
  if (!token) return { token: null, invitation: null };
  try {
    const { data } = await calls.account.invitation.call({ params: { token } });
    return { token, invitation: data };
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
      ? `to ${PRODUCT_NAME}’s back office`
      : `to ${PRODUCT_NAME}`;

function InvalidInvitation() {
  return (
    <EntryPage title="This invitation is no longer valid">
      <p>
        It’s been accepted or withdrawn, or a newer one was sent. Use the link in the latest email,
        or ask the person who invited you to send it again.
      </p>
      <LinkButton to={localized("/user/login")} variant="primary" size="lg" fullWidth>
        Log in
      </LinkButton>
    </EntryPage>
  );
}

/** Says what to do about a link that was followed too late. */
function ExpiredInvitation({ invitation }: { invitation: Invitation }) {
  return (
    <EntryPage title="This invitation has expired">
      <p>
        You were invited {accountWords(invitation)}, as <strong>{invitation.email}</strong>, but the
        link only worked for 7 days.
      </p>
      <p>
        Ask the person who invited you to send it again. They’ll find you in the list of users,
        marked as expired.
      </p>
      {invitation.has_login && (
        <LinkButton to={localized("/user/login")} size="lg" fullWidth>
          Log in
        </LinkButton>
      )}
    </EntryPage>
  );
}

/** Accepts an invitation. People with a login only confirm; everyone else creates one. */
export default function ActivateAccount({
  loaderData: { token, invitation },
}: Route.ComponentProps) {
  const { app, urls } = useFrame();
  const form = useApiForm(api.account.acceptInvitation, {
    initialValues: {
      first_name: invitation?.first_name ?? "",
      last_name: invitation?.last_name ?? "",
      password: "",
      password_confirmation: "",
      terms: false,
    },
    toInput: ({ terms, ...login }) => ({
      body: { token: token ?? "", terms, ...(!invitation?.has_login && login) },
    }),
    // Loads a new document, because everything on this one belongs to the previous user.
    onSuccess: async ({ accessToken }) => {
      const path = accessToken
        ? homePath((await api.identity.me.call()).data.home)
        : localized("/user/login");
      location.assign(hrefFrom(app, urls, path));
    },
  });
  if (!invitation) return <InvalidInvitation />;
  if (invitation.expired) return <ExpiredInvitation invitation={invitation} />;
  return (
    <EntryPage title="Accept your invitation">
      <p>
        You’re invited {accountWords(invitation)}, as <strong>{invitation.email}</strong>.
        {invitation.has_login && " You’ll keep using your current login."}
      </p>
      <EntryForm form={form} submitLabel="Accept invitation">
        {!invitation.has_login && (
          <>
            <NameFields form={form} />
            <NewPasswordFields label="Password" form={form} />

            <CheckboxField {...form.tick("terms")} label={<TermsLabel />} />
          </>
        )}
      </EntryForm>
    </EntryPage>
  );
}
