import { PICTURE_UPLOADS } from "@devguild/company-ui/picture-upload";
import { TextField } from "@devguild/design-system/text-field";
import { UploadField } from "@devguild/design-system/upload-field";
import {
  HERO_SUBTITLE_MAX,
  HERO_TITLE_MAX,
  HOMEPAGE_CTA_MAX,
  HOMEPAGE_URL_MAX,
} from "@devguild/schemas/constants/event-homepages";

import { Box } from "../developers/box.tsx";
import classes from "./homepage-editor.module.css";
import type { HomepageEditorState } from "./use-homepage-editor.ts";

/** The top of the page: headline, picture and button. */
export function HeroBox({ editor: { values, errors, change } }: { editor: HomepageEditorState }) {
  return (
    <Box title="Top of the page">
      <div className={classes.fields}>
        <TextField
          label="Headline"
          maxLength={HERO_TITLE_MAX}
          value={values.hero_title}
          error={errors["hero_title"]}
          onChange={({ currentTarget }) => change({ hero_title: currentTarget.value })}
        />
        <TextField
          label="Line below it"
          optional
          maxLength={HERO_SUBTITLE_MAX}
          value={values.hero_subtitle}
          error={errors["hero_subtitle"]}
          onChange={({ currentTarget }) => change({ hero_subtitle: currentTarget.value })}
        />
        <UploadField
          label="Picture"
          optional
          shape="cover"
          {...PICTURE_UPLOADS.cover}
          value={values.hero_image_url}
          error={errors["hero_image_url"]}
          onChange={(hero_image_url) => change({ hero_image_url })}
        />
        <TextField
          label="Button"
          optional
          maxLength={HOMEPAGE_CTA_MAX}
          placeholder="Get tickets"
          value={values.cta_label}
          error={errors["cta_label"]}
          onChange={({ currentTarget }) => change({ cta_label: currentTarget.value })}
        />
        <TextField
          label="Where the button leads"
          optional
          type="url"
          maxLength={HOMEPAGE_URL_MAX}
          placeholder="https://"
          value={values.cta_url}
          error={errors["cta_url"]}
          onChange={({ currentTarget }) => change({ cta_url: currentTarget.value })}
        />
      </div>
    </Box>
  );
}
