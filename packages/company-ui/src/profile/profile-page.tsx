import { CoverArt } from "@devguild/design-system/cover-art";
import { LogoTile } from "@devguild/design-system/logo-tile";
import { COMPANY_NAME_MAX, INTRODUCTION_MAX } from "@devguild/schemas/constants/company-profile";
import type { ReactNode } from "react";

import { Editing } from "../viewer/editing.tsx";
import { PictureEditor } from "./picture-editor.tsx";
import { ProfileFacts } from "./profile-facts.tsx";
import { TechStackPart, ValuesPart } from "./profile-lists.tsx";
import classes from "./profile-page.module.css";
import { SavedTextArea, SavedTextField } from "./saved-text.tsx";
import type { ProfileEditor } from "./use-profile-editor.ts";

type Props = { editor: ProfileEditor; stories: ReactNode };

/** A company's page, with each part in its place to edit. */
export function ProfilePage({ editor, stories }: Props) {
  const { profile, errors, saveInfo, saveIntroduction, savePicture } = editor;
  return (
    <div className={classes.page}>
      <Editing>
        <CoverArt title={profile.name} src={profile.cover_url} ratio="masthead" />
        <PictureEditor
          companyId={profile.id}
          kind="cover"
          hasPicture={profile.cover_url !== null}
          error={errors["img_name"]}
          onChange={(key) => savePicture("cover", key)}
        />
        <div className={classes.head}>
          <div className={classes.logo}>
            <LogoTile name={profile.name} src={profile.logo_url} size={112} />
            <PictureEditor
              companyId={profile.id}
              kind="logo"
              hasPicture={profile.logo_url !== null}
              error={errors["img_name"]}
              onChange={(key) => savePicture("logo", key)}
            />
          </div>
          <div className={classes.who}>
            <SavedTextField
              label="Company name"
              className={classes.name ?? ""}
              maxLength={COMPANY_NAME_MAX}
              value={profile.name}
              error={errors["name"]}
              onSave={(name) => saveInfo("name", { name }, { name: profile.name })}
            />
            <SavedTextArea
              id="introduction"
              label="Introduction"
              className={classes.about ?? ""}
              rows={3}
              limit={INTRODUCTION_MAX}
              value={profile.short_description}
              error={errors["short_description"]}
              onSave={saveIntroduction}
            />
          </div>
        </div>
      </Editing>
      <div className={classes.columns}>
        <div className={classes.main}>
          {stories}
          <Editing>
            <TechStackPart editor={editor} />
            <ValuesPart editor={editor} />
          </Editing>
        </div>
        <Editing>
          <ProfileFacts editor={editor} />
        </Editing>
      </div>
    </div>
  );
}
