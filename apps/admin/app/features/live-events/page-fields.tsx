import { useFieldState } from "@devguild/api-client/use-field-state";
import { PictureField } from "@devguild/company-ui/picture-field";
import { MultiSelectField } from "@devguild/design-system/multi-select-field";
import { RichTextField } from "@devguild/design-system/rich-text-field";
import { TextField } from "@devguild/design-system/text-field";
import type {
  AdminAd,
  AdminBacker,
  LiveEventEditOptions,
} from "@devguild/schemas/admin-live-events";
import type { SpeakerOption } from "@devguild/schemas/speakers";
import { LIVE_SUBTITLE_MAX, LIVE_TITLE_MAX } from "@devguild/schemas/constants/live-event-editing";

import { Box } from "../developers/box.tsx";
import { AdsField } from "./ads-field.tsx";
import { BackersField } from "./backers-field.tsx";
import classes from "./live-event-editor.module.css";
import { SpeakersField } from "../speakers/speakers-field.tsx";
import type { LiveEventFormState } from "./use-live-event-form.ts";

type Form = LiveEventFormState["form"];

type Props = { form: Form; options: LiveEventEditOptions };

/** What visitors read on an event's page. */
export function PageFields({ form, options }: Props) {
  const description = useFieldState(form.field("description_html"));
  const speakers = useFieldState(form.field<SpeakerOption[]>("speakers"));
  const skills = useFieldState(form.field<string[]>("skill_ids"));
  return (
    <Box title="Page">
      <div className={classes.fields}>
        <TextField label="Title" maxLength={LIVE_TITLE_MAX} {...form.field("title")} />
        <TextField
          label="Subtitle"
          optional
          maxLength={LIVE_SUBTITLE_MAX}
          {...form.field("subtitle")}
        />
        <TextField
          label="Address"
          help="The last part of its link. Old links keep working."
          {...form.field("slug")}
        />
        <RichTextField label="Description" optional {...description} />
        <SpeakersField
          help="In the order in which the page shows them."
          {...speakers}
          error={form.errors["speaker_ids"]}
        />
        <MultiSelectField
          label="Skills"
          optional
          mono
          help="Jobs for these skills appear beside the event."
          options={options.skills.map(({ id, label }) => ({ value: String(id), label }))}
          {...skills}
        />
        <PictureField label="Cover" shape="cover" {...form.field<string | null>("cover_url")} />
      </div>
    </Box>
  );
}

/** Who supports an event, and the ads on its page. */
export function BackingFields({ form }: { form: Form }) {
  const sponsors = useFieldState(form.field<AdminBacker[]>("sponsors"));
  const partners = useFieldState(form.field<AdminBacker[]>("partners"));
  const ads = useFieldState(form.field<AdminAd[]>("ads"));
  const findError = (list: string) => (path: string) => form.errors[`${list}.${path}`];
  return (
    <>
      <Box title="Sponsors" beside={sponsors.value.length}>
        <BackersField noun="sponsor" {...sponsors} findError={findError("sponsors")} />
      </Box>
      <Box title="Partners" beside={partners.value.length}>
        <BackersField noun="partner" {...partners} findError={findError("partners")} />
      </Box>
      <Box title="Ads" beside={ads.value.length}>
        <AdsField value={ads.value} onChange={ads.onChange} findError={findError("ads")} />
      </Box>
    </>
  );
}
