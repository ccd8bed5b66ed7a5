import { pageMeta } from "@devguild/app-shell/page-meta";
import { Heading } from "@devguild/design-system/heading";
import { LinkButton } from "@devguild/design-system/link-button";
import { Notice } from "@devguild/design-system/notice";
import { PageHead } from "@devguild/design-system/page-head";
import type { User } from "@devguild/schemas/identity";
import { requireUser } from "@devguild/session/guards";
import { localized } from "@devguild/session/redirects";
import { useCurrentUser } from "@devguild/session/use-current-user";
import { withQueries } from "@devguild/session/with-queries";
import { type ReactNode, useState } from "react";

import { BecomeDeveloper } from "../../features/account/become-developer.tsx";
import { ChangePassword } from "../../features/account/change-password.tsx";
import { DataCopies } from "../../features/account/data-copies.tsx";
import { DeleteAccount } from "../../features/account/delete-account.tsx";
import { EmailAddress } from "../../features/account/email-address.tsx";
import { LoginConnections } from "../../features/account/login-connections.tsx";
import { OwnSessions } from "../../features/account/own-sessions.tsx";
import { ProfileNav } from "../../features/account/profile-nav.tsx";
import { SecondFactors } from "../../features/account/second-factors.tsx";
import { SecurityEvents } from "../../features/account/security-events.tsx";
import { SetPassword } from "../../features/account/set-password.tsx";
import { SettingsSection } from "../../features/account/settings-section.tsx";
import { UnsavedForms } from "../../features/account/unsaved-forms.tsx";
import { DetailsForm } from "../../features/profile/details-form.tsx";
import { DeveloperSections, WishSections } from "../../features/profile/developer-sections.tsx";
import { EditableSection } from "../../features/profile/editable-section.tsx";
import { NotificationEmails } from "../../features/profile/notification-emails.tsx";
import { OwnPicture } from "../../features/profile/own-picture.tsx";
import { detailsView } from "../../features/profile/profile-views.tsx";
import { PushDevices } from "../../features/push/push-devices.tsx";
import classes from "./profile.module.css";
import type { Route } from "./+types/profile.ts";

const PATH = localized("/user/profile");

export const loader = withQueries(async (loading) => {
  const { account_type: type, needs_second_factor: isFactorFirst } = requireUser(loading);
  const { api, queries } = loading;
  if (isFactorFirst) {
    await Promise.all([
      queries.fetchQuery(api.mfa.overview.options()),
      queries.prefetchQuery(api.mfa.passkeys.options()),
    ]);
    return {};
  }
  await Promise.all([
    queries.fetchQuery(api.mfa.overview.options()),
    queries.prefetchQuery(api.mfa.passkeys.options()),
    queries.prefetchQuery(api.oauth.providers.options()),
    queries.prefetchQuery(api.identity.emailStatus.options()),
    queries.prefetchQuery(api.security.sessions.options()),
    queries.prefetchQuery(api.pushSubscriptions.list.options()),
    queries.prefetchQuery(api.security.loginConnections.options()),
    queries.prefetchQuery(api.dataExports.latest.options()),
    type === "developer" && queries.prefetchQuery(api.visibility.one.options()),
    queries.prefetchQuery(api.security.events.options({ query: { page: 1 } })),
  ]);
  return {};
});

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: "Your profile", path: PATH, noindex: true });

type Part = { id: string; title: string; content: ReactNode };

const listSections = (user: User): Part[] => {
  const isDeveloper = user.account_type === "developer";
  const isGeneric = user.account_type === "generic";
  const canDelete = isDeveloper || isGeneric;
  return [
    ...(isGeneric
      ? [
          {
            id: "become-developer",
            title: "Create a developer profile",
            content: (
              <SettingsSection
                id="developer"
                title="Developer profile"
                hint="See how well each job fits you, apply in a minute, and always know where you stand."
              >
                <BecomeDeveloper />
              </SettingsSection>
            ),
          },
        ]
      : []),
    {
      id: "about",
      title: "About you",
      content: (
        <>
          <EditableSection
            id="details"
            title="Details"
            user={user}
            view={detailsView(user)}
            emptyText="Add your name."
            Form={DetailsForm}
          />
          <SettingsSection id="picture" title="Picture">
            <OwnPicture user={user} />
          </SettingsSection>
          {isDeveloper && <DeveloperSections user={user} />}
        </>
      ),
    },
    ...(isDeveloper
      ? [{ id: "wishes", title: "What you want", content: <WishSections user={user} /> }]
      : []),
    {
      id: "login",
      title: "Login",
      content: (
        <>
          <SettingsSection id="email" title="Email address">
            <EmailAddress user={user} />
          </SettingsSection>
          <SettingsSection id="password" title="Password">
            {user.has_password ? <ChangePassword /> : <SetPassword />}
          </SettingsSection>
          <SettingsSection id="connections" title="Connected accounts">
            <LoginConnections />
          </SettingsSection>
          {!isDeveloper && !isGeneric && (
            <SettingsSection id="notifications" title="Notifications">
              <NotificationEmails user={user} />
            </SettingsSection>
          )}
        </>
      ),
    },
    { id: "security", title: "Two-step login", content: <SecondFactors user={user} /> },
    {
      id: "activity",
      title: "Devices",
      content: (
        <>
          <SettingsSection
            id="push"
            title="Push notifications"
            hint="At our events: a session that’s about to start, a change to the programme, news from the organisers. They appear even if no page of ours is open."
          >
            <PushDevices />
          </SettingsSection>
          <SettingsSection id="sessions" title="Sessions">
            <OwnSessions />
          </SettingsSection>
          <SettingsSection
            id="events"
            title="Recent activity"
            hint="Don’t recognise something? Change your password."
          >
            <SecurityEvents />
          </SettingsSection>
        </>
      ),
    },
    {
      id: "data",
      title: "Your data",
      content: (
        <>
          <SettingsSection id="copies" title="A copy of your data">
            <DataCopies />
          </SettingsSection>
          {canDelete && (
            <SettingsSection id="deletion" title="Delete your account">
              <DeleteAccount user={user} />
            </SettingsSection>
          )}
        </>
      ),
    },
  ];
};

/** What staff see until their session has proved a second factor: nothing else works before. */
function SecondFactorFirst({ user }: { user: User }) {
  return (
    <div className={`content ${classes.page}`}>
      <PageHead title="Set up two-step login">
        The back office opens once a second step protects your account. An app or a passkey takes a
        minute.
      </PageHead>
      <div className={classes.parts}>
        {!user.needs_second_factor && (
          <Notice
            tone="ok"
            action={<LinkButton to={localized(user.home.url)}>Open the back office</LinkButton>}
          >
            Two-step login is on. Save your recovery codes before you go on.
          </Notice>
        )}
        {user.needs_second_factor && user.mfa_active && (
          <Notice
            tone="warn"
            action={<LinkButton to={localized("/user/logout")}>Log out</LinkButton>}
          >
            You have a second step already. Log in again to use it.
          </Notice>
        )}
        <section aria-label="Two-step login" className={classes.part}>
          <SecondFactors user={user} />
        </section>
      </div>
    </div>
  );
}

/** The profile page: personal details, preferences and login; every section is saved separately. */
export default function Profile() {
  const user = useCurrentUser();
  // Recovery codes are shown once, so the page stays as it is when the first factor is added.
  const [isFactorFirst] = useState(user?.needs_second_factor ?? false);
  if (!user) return null;
  if (isFactorFirst) return <SecondFactorFirst user={user} />;
  const parts = listSections(user);
  return (
    <div className={`content ${classes.page}`}>
      <PageHead title="Your profile">
        {user.account_type === "developer"
          ? "What companies see when you apply, and how you log in."
          : "Your details, and how you log in."}
      </PageHead>
      <UnsavedForms>
        <div className={classes.columns}>
          <ProfileNav parts={parts} headings={`.${classes.part} > h2`} />
          <div className={classes.parts}>
            {parts.map(({ id, title, content }) => (
              <section key={id} id={id} aria-labelledby={`${id}-part`} className={classes.part}>
                <Heading level={2} id={`${id}-part`}>
                  {title}
                </Heading>
                {content}
              </section>
            ))}
          </div>
        </div>
      </UnsavedForms>
    </div>
  );
}
