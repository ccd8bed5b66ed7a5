import { ApiError } from "@devguild/api-client/api-error";
import { api } from "@devguild/api-client/browser-api";
import { sendFile } from "@devguild/api-client/send-file";
import { Button } from "@devguild/design-system/button";
import { FormError } from "@devguild/design-system/form-error";
import { lazyDialog } from "@devguild/design-system/lazy-dialog";
import {
  PICTURE_MAX_BYTES,
  PICTURE_TYPE_NAMES,
  PICTURE_TYPES,
  type PictureType,
  type PostingPicture,
} from "@devguild/schemas/constants/postings";
import { IconPhotoUp } from "@tabler/icons-react";
import { Suspense, useEffect, useRef, useState } from "react";

import { describeRefusal, PICTURE_UPLOADS } from "../pictures/picture-upload.ts";
import classes from "./picture-editor.module.css";

const CropModal = lazyDialog(() => import("./crop-modal.tsx"));

const UPLOAD_FAILED = "An error occurred while uploading the image.";

const isPicture = (file: File) => file.type in PICTURE_TYPES;

type Props = {
  companyId: number;
  /** The event partnership that the picture is for; without one it is for the profile. */
  partnershipId?: number;
  kind: PostingPicture;
  hasPicture: boolean;
  error: string | undefined;
  /** Called with the key of an uploaded picture, or null to use none. */
  onChange: (key: string | null) => void;
};

/** Uploads a part of a picture; it can be cancelled until it is there. */
const useUpload = ({ companyId, partnershipId, kind, onChange }: Props) => {
  const [part, setPart] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const sending = useRef<AbortController>(undefined);
  const upload = async (file: File) => {
    const controller = new AbortController();
    sending.current = controller;
    setPart(0);
    setFailure(null);
    const call =
      kind === "logo" ? api.companyProfile.logoUploadUrl : api.companyProfile.coverUploadUrl;
    try {
      const { data } = await call.call({
        params: { id: companyId },
        body: {
          filename: file.name.slice(-200),
          content_type: file.type as PictureType,
          partnership_id: partnershipId ?? null,
        },
      });
      await sendFile(data.signedUrl, file, setPart, controller.signal);
      onChange(data.key);
    } catch (thrown) {
      const reason =
        thrown instanceof ApiError ? describeRefusal(thrown) : (thrown as Error).message;
      if (!controller.signal.aborted) setFailure(`${UPLOAD_FAILED} ${reason}`.trim());
    } finally {
      setPart(null);
    }
  };
  return { part, failure, setFailure, upload, cancel: () => sending.current?.abort() };
};

/** The buttons of a company's logo or cover: choose a file, crop it, upload it, remove it. */
export function PictureEditor(props: Props) {
  const { kind, hasPicture, error, onChange } = props;
  const [file, setFile] = useState<File | null>(null);
  const { part, failure, setFailure, upload, cancel } = useUpload(props);
  const input = useRef<HTMLInputElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  const isUploading = part !== null;
  const wasUploading = useRef(isUploading);
  useEffect(() => {
    const hasChanged = wasUploading.current !== isUploading;
    wasUploading.current = isUploading;
    // What was pressed, here or in the dialog, is gone.
    if (hasChanged && document.activeElement === document.body)
      buttons.current?.querySelector("button")?.focus({ preventScroll: true });
  }, [isUploading]);
  const choose = (chosen: File | undefined) => {
    if (!chosen) return;
    const isAccepted = isPicture(chosen) && chosen.size <= PICTURE_MAX_BYTES;
    setFailure(isAccepted ? null : `${UPLOAD_FAILED} ${PICTURE_UPLOADS[kind].help}`);
    if (isAccepted) setFile(chosen);
  };
  const message = failure ?? error;
  return (
    <div className={classes.editor}>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={`Choose a ${kind}`}
        accept={PICTURE_TYPE_NAMES.join(",")}
        onChange={({ currentTarget }) => {
          choose(currentTarget.files?.[0]);
          currentTarget.value = "";
        }}
      />
      {!isUploading ? (
        <div ref={buttons} className={classes.buttons}>
          <Button
            id={kind}
            size="sm"
            icon={<IconPhotoUp size={16} stroke={1.75} aria-hidden />}
            onClick={() => input.current?.click()}
          >
            {hasPicture ? `Replace ${kind}` : `Add ${kind}`}
          </Button>
          {hasPicture && (
            <Button size="sm" variant="subtle" onClick={() => onChange(null)}>
              Remove<span className="visually-hidden"> {kind}</span>
            </Button>
          )}
        </div>
      ) : (
        <div ref={buttons} className={classes.buttons}>
          <progress aria-label={`Uploading ${kind}`} max={1} value={part} />
          <span className="num">{Math.round(part * 100)}%</span>
          <Button size="sm" variant="subtle" onClick={cancel}>
            Cancel
          </Button>
        </div>
      )}
      {message && <FormError>{message}</FormError>}
      {file && (
        <Suspense>
          <CropModal
            kind={kind}
            file={file}
            limits={PICTURE_UPLOADS[kind].help}
            onClose={() => setFile(null)}
            onCrop={(cropped) => {
              setFile(null);
              void upload(cropped);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
