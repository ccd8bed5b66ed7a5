import { Button } from "@devguild/design-system/button";
import { FormError } from "@devguild/design-system/form-error";
import { Modal } from "@devguild/design-system/modal";
import { type PostingPicture, POSTING_PICTURES } from "@devguild/schemas/constants/postings";
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useState } from "react";

import { type Crop, cutPart, findMaximumZoom, moveCrop } from "./crop-geometry.ts";
import classes from "./crop-modal.module.css";
import { cropPicture, getRatio, loadPicture } from "./crop-picture.ts";

const STEP = 0.01;
const ARROWS: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

type Props = {
  kind: PostingPicture;
  file: File;
  /** Which pictures are accepted. */
  limits: string;
  onClose: () => void;
  onCrop: (file: File) => void;
};

/** Loads the chosen file; null while it loads, undefined if it can't be shown. */
const useLoadedPicture = (file: File) => {
  const [picture, setPicture] = useState<HTMLImageElement | null | undefined>(null);
  useEffect(() => {
    void loadPicture(file).then(setPicture, () => setPicture(undefined));
  }, [file]);
  return picture;
};

/** Chooses the part of a picture to use: drag it, or move it with the arrow keys, and zoom. */
export default function CropModal({ kind, file, limits, onClose, onCrop }: Props) {
  const picture = useLoadedPicture(file);
  const [crop, setCrop] = useState<Crop>({ x: 0.5, y: 0.5, zoom: 1 });
  const [hasFailed, setFailed] = useState(false);
  const help = useId();
  const size = { width: picture?.naturalWidth ?? 1, height: picture?.naturalHeight ?? 1 };
  const ratio = getRatio(kind);
  const maximum = findMaximumZoom(size, POSTING_PICTURES[kind]);
  const isUsable = Boolean(picture) && maximum >= 1;
  const part = cutPart(size, ratio, crop);
  const move = (by: { x: number; y: number }) =>
    setCrop((before) => moveCrop(size, ratio, before, by));
  const moveByKey = (event: KeyboardEvent) => {
    const by = ARROWS[event.key];
    if (!by) return;
    event.preventDefault();
    move(by);
  };
  const moveByPointer = ({ currentTarget, buttons, movementX, movementY }: PointerEvent) => {
    if (buttons === 0) return;
    const { width, height } = currentTarget.getBoundingClientRect();
    move({ x: -movementX / width, y: -movementY / height });
  };
  const save = async () => {
    if (!picture) return;
    await cropPicture(picture, kind, crop, file).then(onCrop, () => setFailed(true));
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={kind === "logo" ? "Crop your logo" : "Crop your cover"}
      width={kind === "logo" ? 480 : 720}
      closeOnClickOutside={false}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" disabled={!isUsable} onClick={() => void save()}>
            Use this {kind}
          </Button>
        </>
      }
    >
      {picture && isUsable ? (
        <div className={classes.crop}>
          <button
            type="button"
            className={classes.frame}
            style={{ aspectRatio: ratio }}
            aria-label="Move the picture"
            aria-describedby={help}
            onKeyDown={moveByKey}
            onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
            onPointerMove={moveByPointer}
          >
            <img
              src={picture.src}
              alt=""
              draggable={false}
              style={{
                width: `${(size.width / part.width) * 100}%`,
                left: `${(-part.left / part.width) * 100}%`,
                top: `${(-part.top / part.height) * 100}%`,
              }}
            />
          </button>
          <p id={help} className={classes.help}>
            Drag the picture, or move it with the arrow keys.
          </p>
          <label className={classes.zoom}>
            Zoom
            <input
              type="range"
              min={1}
              max={maximum}
              step={0.01}
              value={crop.zoom}
              onChange={({ currentTarget }) =>
                setCrop((before) => ({ ...before, zoom: Number(currentTarget.value) }))
              }
            />
            <span className="num">{Math.round(crop.zoom * 100)}%</span>
          </label>
        </div>
      ) : (
        picture !== null && <FormError>This picture can’t be used. {limits}</FormError>
      )}
      {hasFailed && <FormError>This picture can’t be used. {limits}</FormError>}
    </Modal>
  );
}
