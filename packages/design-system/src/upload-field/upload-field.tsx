import { IconPhotoUp, IconTrash } from "@tabler/icons-react";
import { type ChangeEvent, type DragEvent, useRef, useState } from "react";
import { Button } from "../button/button.tsx";
import { classNames } from "../class-names/class-names.ts";
import { Field, type FieldProps } from "../field/field.tsx";
import classes from "./upload-field.module.css";

/** Sends a picture and says how far it is, from 0 to 1; gives its address, or throws why it has none. */
export type SendPicture = (file: File, onProgress: (part: number) => void) => Promise<string>;

export interface UploadFieldProps extends Omit<FieldProps, "help" | "footEnd"> {
  id?: string;
  /** Address of the picture that there is. */
  value: string | null;
  onChange: (url: string | null) => void;
  send: SendPicture;
  /** MIME types: "image/png". */
  types: readonly string[];
  maxBytes: number;
  /** What is taken, in words: "JPG, PNG or WebP, at least 200 × 200 pixels, up to 5 MB". */
  help: string;
  /** A square on white, or a wide picture. */
  shape: "logo" | "cover";
}

const FAILED = "An error occurred while uploading the image.";

const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`;

const refusalOf = (
  file: File,
  { types, maxBytes }: Pick<UploadFieldProps, "types" | "maxBytes">,
) => {
  if (!types.includes(file.type)) return "We cannot take this kind of file.";
  return file.size > maxBytes ? `The file is larger than ${megabytes(maxBytes)}.` : null;
};

function Progress({ label, part }: { label: string; part: number }) {
  const percent = Math.round(part * 100);
  return (
    <div className={classes.progress}>
      <progress
        aria-label={`Uploading: ${label}`}
        max={100}
        value={percent}
        className={classes.track}
      />
      <span className="num">{percent} %</span>
    </div>
  );
}

/** One picture: dropped or chosen, sent at once. Where that fails the picture from before stays. */
export function UploadField({
  label,
  hideLabel,
  optional,
  labelEnd,
  error,
  help,
  id,
  value,
  onChange,
  send,
  types,
  maxBytes,
  shape,
}: UploadFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [part, setPart] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isOver, setOver] = useState(false);
  const upload = async (file: File) => {
    const refusal = refusalOf(file, { types, maxBytes });
    setFailure(refusal && `${FAILED} ${refusal}`);
    if (refusal) return;
    setPart(0);
    try {
      onChange(await send(file, setPart));
    } catch (thrown) {
      const reason = thrown instanceof Error ? thrown.message : "";
      setFailure(`${FAILED} ${reason}`.trim());
    } finally {
      setPart(null);
    }
  };
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.currentTarget.files?.[0];
    // The same file may be chosen again after it failed.
    event.currentTarget.value = "";
    if (file) void upload(file);
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file && part === null) void upload(file);
  };
  const isBusy = part !== null;
  return (
    <Field {...{ label, hideLabel, optional, labelEnd, help, id }} error={failure ?? error}>
      {(control) => (
        <div
          className={classNames(classes.zone, classes[shape], isOver && classes.over)}
          onDragOver={over}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <div className={classes.picture}>
            {value ? (
              <img src={value} alt="" />
            ) : (
              <IconPhotoUp size={28} stroke={1.5} aria-hidden />
            )}
          </div>
          <div className={classes.words}>
            {isBusy ? (
              <Progress label={label} part={part} />
            ) : (
              <p className={classes.hint}>Drop a picture here, or choose one.</p>
            )}
            <div className={classes.actions}>
              <input
                id={control.id}
                aria-invalid={control["aria-invalid"]}
                aria-describedby={control["aria-describedby"]}
                ref={input}
                type="file"
                accept={types.join(",")}
                className={classes.input}
                disabled={isBusy}
                onChange={choose}
              />
              <span className={classes.choose} aria-hidden>
                {value ? "Replace" : "Choose a file"}
              </span>
              {value && (
                <Button
                  size="sm"
                  variant="subtle"
                  className={classes.remove}
                  icon={<IconTrash size={16} stroke={1.75} aria-hidden />}
                  aria-label={`Remove: ${label}`}
                  disabled={isBusy}
                  onClick={() => {
                    setFailure(null);
                    onChange(null);
                    input.current?.focus();
                  }}
                >
                  Remove
                </Button>
              )}
            </div>
          </div>
        </div>
      )}
    </Field>
  );
}
