import { CoverArt } from "@devguild/design-system/cover-art";
import { LogoTile } from "@devguild/design-system/logo-tile";
import { PARTNERSHIP_INTRODUCTION_MAX } from "@devguild/schemas/constants/partnerships";
import { POSTING_PICTURES } from "@devguild/schemas/constants/postings";

import { PictureEditor } from "../profile/picture-editor.tsx";
import { SavedTextArea, SavedTextField } from "../profile/saved-text.tsx";
import classes from "./company-part.module.css";
import { PartSection } from "./part-section.tsx";
import type { PartProps } from "./part-props.ts";

const { width, height } = POSTING_PICTURES.cover;

/** A company's logo, cover and introduction at an event. */
export function CompanyPart({ editor, part, organisersHref }: PartProps) {
  const { partnership, errors, saveInfo, saveIntroduction, savePicture } = editor;
  const {
    company_id: companyId,
    id,
    company_name: name,
    company_congress_logo_url: logo,
    company_congress_cover_url: cover,
    company_introduction: introduction,
  } = partnership;
  const picture = (kind: "logo" | "cover", src: string | null) =>
    !part.closed && (
      <PictureEditor
        companyId={companyId}
        partnershipId={id}
        kind={kind}
        hasPicture={src !== null}
        error={errors[kind]}
        onChange={(key) => savePicture(kind, key)}
      />
    );
  return (
    <PartSection part={part} organisersHref={organisersHref}>
      <div className={classes.pictures}>
        <div className={classes.picture}>
          {logo === null ? (
            <div className={classes.noLogo}>No logo yet</div>
          ) : (
            <LogoTile name={name} src={logo} size={112} />
          )}
          {picture("logo", logo)}
        </div>
        <div className={classes.picture}>
          {cover === null ? (
            <div className={classes.noCover}>
              No cover yet. {width} × {height} pixels or larger
            </div>
          ) : (
            <span className={classes.cover}>
              <CoverArt title={name} src={cover} ratio="masthead" />
            </span>
          )}
          {picture("cover", cover)}
        </div>
      </div>
      {part.closed ? (
        <div className={classes.closed}>
          <p className={classes.name}>{name}</p>
          <p>{introduction || "No introduction"}</p>
        </div>
      ) : (
        <>
          <SavedTextField
            id="company_name"
            label="Name at the event"
            maxLength={100}
            value={name}
            error={errors["company_name"]}
            help="Leave empty to use your company’s name."
            onSave={(text) => saveInfo("company_name", text)}
          />
          <SavedTextArea
            id="company_introduction"
            label="Introduction"
            rows={4}
            maxLength={PARTNERSHIP_INTRODUCTION_MAX}
            value={introduction}
            error={errors["short_description"]}
            help={`What you do, and why to visit you. Up to ${PARTNERSHIP_INTRODUCTION_MAX} characters.`}
            onSave={saveIntroduction}
          />
        </>
      )}
    </PartSection>
  );
}
