import { useFieldState } from "@devguild/api-client/use-field-state";
import { api } from "@devguild/api-client/browser-api";
import { storeDraft } from "@devguild/api-client/form-drafts";
import { useApiForm } from "@devguild/api-client/use-api-form";
import { FieldPair } from "@devguild/design-system/field-pair";
import { FormModal } from "@devguild/design-system/form-modal";
import { RichTextField } from "@devguild/design-system/rich-text-field";
import { SegmentedControl } from "@devguild/design-system/segmented-control";
import { SelectField } from "@devguild/design-system/select-field";
import { TextField } from "@devguild/design-system/text-field";
import { useToast } from "@devguild/design-system/toast";
import {
  STORY_COVERS,
  STORY_LABEL_MAX,
  STORY_STATUSES,
  STORY_TITLE_MAX,
  type StoryCover,
  type StoryStatus,
} from "@devguild/schemas/constants/stories";
import type { Story } from "@devguild/schemas/stories";
import { useState } from "react";

import { type StoryImage, StoryImagesField } from "./story-images-field.tsx";
import classes from "./story-modals.module.css";
import { STORY_STATUS } from "./story-status.ts";
import { useRefreshStories } from "./use-refresh-stories.ts";

const WIDTH = 720;

const COVERS = [
  { value: String(STORY_COVERS.NONE), label: "None" },
  { value: String(STORY_COVERS.IMAGES), label: "Images" },
  { value: String(STORY_COVERS.VIDEO), label: "Video" },
];
const STATUS_OPTIONS = [STORY_STATUSES.DRAFT, STORY_STATUSES.LIVE, STORY_STATUSES.UNPUBLISHED].map(
  (status) => ({ value: String(status), label: STORY_STATUS[status].label }),
);

type Props = {
  companyId: number;
  /** The story to change; null to write one. */
  story: Story | null;
  onClose: () => void;
};

const useStoryForm = ({ companyId, story, onClose }: Props) => {
  const toasts = useToast();
  const refresh = useRefreshStories();
  const [draft] = useState(() => storeDraft(`story.${companyId}.${story?.id ?? "new"}`));
  return useApiForm(api.stories.store, {
    draft,
    initialValues: {
      title: story?.title ?? "",
      body_html: story?.body_html ?? "",
      cover_type: String(story?.cover_type ?? STORY_COVERS.NONE),
      images: story?.images ?? [],
      video_url: story?.video_url ?? "",
      cta_label: story?.cta_label ?? "",
      cta_url: story?.cta_url ?? "",
      status: String(story?.status ?? STORY_STATUSES.DRAFT),
    },
    toInput: ({ cover_type, images, status, ...body }) => ({
      params: { id: companyId },
      body: {
        ...body,
        id: story?.id ?? null,
        cover_type: Number(cover_type) as StoryCover,
        images: images.map(({ key, alt }) => ({ key, alt })),
        status: Number(status) as StoryStatus,
      },
    }),
    onSuccess: async () => {
      await refresh();
      toasts.show({ tone: "ok", text: "Story saved." });
      onClose();
    },
  });
};

// A part of its own, so that discarding a draft starts it again.
function StoryFields({ form }: { form: ReturnType<typeof useStoryForm> }) {
  const text = useFieldState(form.field("body_html"));
  const { value: coverType, onChange: setCoverType } = useFieldState(form.field("cover_type"));
  const images = useFieldState(form.field<StoryImage[]>("images"));
  return (
    <>
      <TextField
        label="Title"
        data-autofocus
        maxLength={STORY_TITLE_MAX}
        {...form.field("title")}
      />
      <div className={classes.choice}>
        <span className={classes.label} aria-hidden>
          Cover
        </span>
        <SegmentedControl
          label="Cover"
          options={COVERS}
          value={coverType}
          onChange={setCoverType}
        />
      </div>
      {coverType === String(STORY_COVERS.IMAGES) && (
        <StoryImagesField images={images.value} error={images.error} onChange={images.onChange} />
      )}
      {coverType === String(STORY_COVERS.VIDEO) && (
        <TextField
          label="Video address"
          type="url"
          help="On YouTube or Vimeo. Nothing loads until someone presses play."
          {...form.field("video_url")}
        />
      )}
      <RichTextField label="Text" optional {...text} />
      <FieldPair>
        <TextField
          label="Button"
          optional
          maxLength={STORY_LABEL_MAX}
          placeholder="See open jobs"
          {...form.field("cta_label")}
        />
        <TextField
          label="Button leads to"
          optional
          type="url"
          placeholder="https://"
          {...form.field("cta_url")}
        />
      </FieldPair>
      <SelectField label="Status" options={STATUS_OPTIONS} {...form.field("status")} />
    </>
  );
}

/** A dialog to write or change a story. */
export function StoryEditorModal(props: Props) {
  const { story, onClose } = props;
  const form = useStoryForm(props);
  return (
    <FormModal
      form={form}
      onClose={onClose}
      title={story ? "Edit story" : "New story"}
      width={WIDTH}
      submitLabel="Save story"
    >
      <StoryFields form={form} />
    </FormModal>
  );
}
