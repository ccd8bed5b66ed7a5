import { CoverArt } from "@devguild/design-system/cover-art";
import { IconButton } from "@devguild/design-system/icon-button";
import { StepButton } from "@devguild/design-system/step-button";
import { TextField } from "@devguild/design-system/text-field";
import { UploadField } from "@devguild/design-system/upload-field";
import { STORY_ALT_MAX, STORY_IMAGES_MAX } from "@devguild/schemas/constants/stories";
import { IconArrowDown, IconArrowUp, IconTrash } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";

import { PICTURE_UPLOADS } from "../pictures/picture-upload.ts";
import classes from "./story-modals.module.css";

export type StoryImage = { key: string; url: string; alt: string };

const ICON = { size: 16, stroke: 1.75, "aria-hidden": true } as const;
type Props = {
  images: readonly StoryImage[];
  error: string | undefined;
  onChange: (images: StoryImage[]) => void;
};

/** The images of a story with their alt texts, in the order in which visitors turn them. */
export function StoryImagesField({ images, error, onChange }: Props) {
  const part = useRef<HTMLDivElement>(null);
  const [added, setAdded] = useState<number | null>(null);
  useEffect(() => {
    const at = document.activeElement;
    // Whoever has gone on to another field meanwhile stays there.
    if (added === null || (at !== document.body && !at?.matches("[type=file]"))) return;
    part.current?.querySelectorAll<HTMLElement>("input:not([type=file])")[added]?.focus();
  }, [added]);
  const move = (from: number, to: number) => {
    const image = images[from];
    if (image) onChange(images.toSpliced(from, 1).toSpliced(to, 0, image));
  };
  return (
    <div ref={part} className={classes.images}>
      {images.length > 0 && (
        <ul className={classes.images}>
          {images.map((image, index) => (
            <li key={image.key} className={classes.image}>
              <CoverArt title="" src={image.url} alt={image.alt} />
              <div>
                <TextField
                  label={`Alt text of image ${index + 1}`}
                  optional
                  maxLength={STORY_ALT_MAX}
                  defaultValue={image.alt}
                  help="Read aloud to people who can’t see it."
                  onChange={({ currentTarget }) =>
                    onChange(images.with(index, { ...image, alt: currentTarget.value }))
                  }
                />
                <div className={classes.buttons}>
                  {images.length > 1 && (
                    <>
                      <StepButton
                        size="sm"
                        label={`Move image ${index + 1} up`}
                        icon={<IconArrowUp {...ICON} />}
                        atEnd={index === 0}
                        onClick={() => move(index, index - 1)}
                      />
                      <StepButton
                        size="sm"
                        label={`Move image ${index + 1} down`}
                        icon={<IconArrowDown {...ICON} />}
                        atEnd={index === images.length - 1}
                        onClick={() => move(index, index + 1)}
                      />
                    </>
                  )}
                  <IconButton
                    size="sm"
                    label={`Remove image ${index + 1}`}
                    icon={<IconTrash {...ICON} />}
                    onClick={() => onChange(images.toSpliced(index, 1))}
                  />
                </div>
              </div>
            </li>
          ))}
        </ul>
      )}
      {images.length < STORY_IMAGES_MAX && (
        <UploadField
          label="Add an image"
          shape="cover"
          {...PICTURE_UPLOADS.cover}
          value={null}
          error={error}
          onChange={(url) => {
            const key = url?.split("/").at(-1);
            if (!url || !key) return;
            setAdded(images.length);
            onChange([...images, { key, url, alt: "" }]);
          }}
        />
      )}
    </div>
  );
}
