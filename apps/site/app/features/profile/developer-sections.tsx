import { lazyComponent } from "@devguild/design-system/lazy-component";
import type { User } from "@devguild/schemas/identity";

import { SettingsSection } from "../account/settings-section.tsx";
import { EditableSection } from "./editable-section.tsx";
import { MailSettings } from "./mail-settings.tsx";
import { OwnCv } from "./own-cv.tsx";
import {
  interestsView,
  languagesView,
  linksView,
  placeView,
  skillsView,
  wishesView,
} from "./profile-views.tsx";

const SkillsForm = lazyComponent(() => import("./skills-form.tsx"));
const LanguagesForm = lazyComponent(() => import("./languages-form.tsx"));
const PlaceForm = lazyComponent(() => import("./place-form.tsx"));
const InterestsForm = lazyComponent(() => import("./interests-form.tsx"));
const WishesForm = lazyComponent(() => import("./wishes-form.tsx"));
const LinksForm = lazyComponent(() => import("./links-form.tsx"));

/** What a developer shows to companies, and what they want from them. */
export function DeveloperSections({ user }: { user: User }) {
  return (
    <>
      <EditableSection
        id="skills"
        title="Skills"
        hint="Your matches follow from these and their years."
        user={user}
        view={skillsView(user)}
        emptyText="Add what you can do, and every job shows how well it fits you."
        Form={SkillsForm}
      />
      <EditableSection
        id="languages"
        title="Languages"
        user={user}
        view={languagesView(user)}
        emptyText="Many jobs ask for one."
        Form={LanguagesForm}
      />
      <EditableSection
        id="location"
        title="Location and citizenship"
        user={user}
        view={placeView(user)}
        emptyText="Companies ask for it first."
        Form={PlaceForm}
      />
      <SettingsSection id="cv" title="CV">
        <OwnCv user={user} />
      </SettingsSection>
      <EditableSection
        id="links"
        title="Links"
        user={user}
        view={linksView(user)}
        emptyText="Your pages on LinkedIn and GitHub say more than a form can."
        Form={LinksForm}
      />
    </>
  );
}

/** What a developer looks for, and which mails they want. */
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
        emptyText="Choose the fields that you want to hear about."
        Form={InterestsForm}
      />
      <SettingsSection id="notifications" title="Mails">
        <MailSettings user={user} />
      </SettingsSection>
    </>
  );
}
