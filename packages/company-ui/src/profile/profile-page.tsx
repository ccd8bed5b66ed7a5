import { CoverArt } from "@devguild/design-system/cover-art";
import { LogoTile } from "@devguild/design-system/logo-tile";
import { COMPANY_NAME_MAX, INTRODUCTION_MAX } from "@devguild/schemas/constants/company-profile";
import type { ReactNode } from "react";

import { Editing } from "../viewer/editing.tsx";
import { EditablePart } from "./editable-part.tsx";
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
        <EditablePart name="Cover" className={classes.cover}>
          <CoverArt title={profile.name} src={profile.cover_url} ratio="masthead" />
          <div className={classes.tools}>
            <PictureEditor
              companyId={profile.id}
              kind="cover"
              hasPicture={profile.cover_url !== null}
              error={errors["img_name"]}
              onChange={(key) => savePicture("cover", key)}
            />
          </div>
        </EditablePart>
        <div className={classes.head}>
          <EditablePart name="Logo" className={classes.logo}>
            <LogoTile name={profile.name} src={profile.logo_url} size={112} />
            <PictureEditor
              companyId={profile.id}
              kind="logo"
              hasPicture={profile.logo_url !== null}
              error={errors["img_name"]}
              onChange={(key) => savePicture("logo", key)}
            />
          </EditablePart>
          <div className={classes.who}>
            <EditablePart name="Company name">
              <SavedTextField
                label="Company name"
                hideLabel
                className={`${classes.inPlace} ${classes.name}`}
                maxLength={COMPANY_NAME_MAX}
                value={profile.name}
                error={errors["name"]}
                onSave={(name) => saveInfo("name", { name }, { name: profile.name })}
              />
            </EditablePart>
            <EditablePart name="Introduction">
              <SavedTextArea
                id="introduction"
                label="Introduction"
                hideLabel
                placeholder="Introduce your company: what you build, and who it’s for."
                className={`${classes.inPlace} ${classes.about}`}
                rows={3}
                limit={INTRODUCTION_MAX}
                value={profile.short_description}
                error={errors["short_description"]}
                onSave={saveIntroduction}
              />
            </EditablePart>
          </div>
        </div>
      </Editing>
      <div className={classes.columns}>
        <div className={classes.main}>
          {stories}
          <Editing>
            <EditablePart name="Tech stack">
              <TechStackPart editor={editor} />
            </EditablePart>
            <EditablePart name="Values">
              <ValuesPart editor={editor} />
            </EditablePart>
          </Editing>
        </div>
        <Editing>
          <EditablePart name="Facts">
            <ProfileFacts editor={editor} />
          </EditablePart>
        </Editing>
      </div>
    </div>
  );
}
