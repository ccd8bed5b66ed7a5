import type { User } from "@devguild/schemas/identity";

import { SettingsSection } from "../account/settings-section.tsx";
import { EditableSection } from "./editable-section.tsx";
import { MailSettings } from "./mail-settings.tsx";
import { NotificationEmails } from "./notification-emails.tsx";
import { OwnCv } from "./own-cv.tsx";
import { InterestsForm } from "./interests-form.tsx";
import { LanguagesForm } from "./languages-form.tsx";
import { LinksForm } from "./links-form.tsx";
import { LocationForm } from "./location-form.tsx";
import { SkillsForm } from "./skills-form.tsx";
import { VisibilitySettings } from "./visibility-settings.tsx";
import { WishesForm } from "./wishes-form.tsx";
import {
  interestsView,
  languagesView,
  linksView,
  locationView,
  skillsView,
  wishesView,
} from "./profile-views.tsx";

/** The sections with what a developer shows to companies. */
export function DeveloperSections({ user }: { user: User }) {
  return (
    <>
      <EditableSection
        id="skills"
        title="Skills"
        hint="Your match scores are based on these."
        user={user}
        view={skillsView(user)}
        emptyText="Add your skills and every job shows how well it fits you."
        Form={SkillsForm}
      />
      <EditableSection
        id="languages"
        title="Languages"
        user={user}
        view={languagesView(user)}
        emptyText="Many jobs require a specific language."
        Form={LanguagesForm}
      />
      <EditableSection
        id="location"
        title="Location and citizenship"
        user={user}
        view={locationView(user)}
        emptyText="It’s the first thing companies look for."
        Form={LocationForm}
      />
      <SettingsSection id="cv" title="CV">
        <OwnCv user={user} />
      </SettingsSection>
      <EditableSection
        id="links"
        title="Links"
        user={user}
        view={linksView(user)}
        emptyText="Add LinkedIn or GitHub so companies can see your work."
        Form={LinksForm}
      />
    </>
  );
}

/** The sections with a developer's work preferences, email settings and who can find them. */
export function WishSections({ user }: { user: User }) {
  return (
    <>
      <EditableSection
        id="preferences"
        title="Job preferences"
        user={user}
        view={wishesView(user)}
        emptyText=""
        Form={WishesForm}
      />
      <EditableSection
        id="interests"
        title="Interests"
        user={user}
        view={interestsView(user)}
        emptyText="Choose the topics you want to hear about."
        Form={InterestsForm}
      />
      <SettingsSection id="notifications" title="Email">
        <MailSettings user={user} />
        <NotificationEmails user={user} />
      </SettingsSection>
      <SettingsSection
        id="visibility"
        title="Who can find you"
        hint="Companies only see your profile if you apply. For everything else, it’s up to you."
      >
        <VisibilitySettings user={user} />
      </SettingsSection>
    </>
  );
}
