import { IconFileText, IconPhotoUp, IconTrash, IconUserCircle } from "@tabler/icons-react";
import { type ChangeEvent, type DragEvent, type ReactNode, useRef, useState } from "react";
import { Button } from "../button/button.tsx";
import { classNames } from "../class-names/class-names.ts";
import { Field, type FieldProps, splitField } from "../field/field.tsx";
import { Picture } from "../picture/picture.tsx";
import classes from "./upload-field.module.css";

/**
 * Uploads a file and reports progress from 0 to 1; resolves to its URL, or rejects with a message.
 */
export type SendFile = (file: File, onProgress: (part: number) => void) => Promise<string>;

export interface UploadFieldProps extends Omit<FieldProps, "help" | "footEnd"> {
  id?: string;
  /** The URL of the current picture; for other files, a description. */
  value: string | null;
  onChange: (url: string | null) => void;
  send: SendFile;
  /** MIME types, "image/png", or endings of names, ".csv", for files that browsers know by different types. */
  types: readonly string[];
  maxBytes: number;
  /** The accepted files: "JPG, PNG or WebP, at least 200 × 200 pixels, up to 5 MB". */
  help: string;
  /** A square on white, a wide picture, a person, or no picture at all. */
  shape: "logo" | "cover" | "avatar" | "file";
  /** Beside the buttons: alternative pictures to choose from. */
  children?: ReactNode;
}

const FAILED = "An error occurred while uploading the image.";
const FILE_FAILED = "We couldn’t upload the file.";

const formatMegabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`;

const findRejection = (
  file: File,
  { types, maxBytes }: Pick<UploadFieldProps, "types" | "maxBytes">,
) => {
  const name = file.name.toLowerCase();
  if (!types.some((type) => type === file.type || (type.startsWith(".") && name.endsWith(type))))
    return "This file type isn’t supported.";
  return file.size > maxBytes ? `The file is larger than ${formatMegabytes(maxBytes)}.` : null;
};

function Preview({ shape, value }: Pick<UploadFieldProps, "shape" | "value">) {
  if (shape === "file") return <IconFileText size={28} stroke={1.5} aria-hidden />;
  const icon =
    shape === "avatar" ? (
      <IconUserCircle size={32} stroke={1.5} aria-hidden />
    ) : (
      <IconPhotoUp size={28} stroke={1.5} aria-hidden />
    );
  return <Picture src={value} fallback={icon} />;
}

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
      <span className="num">{percent}%</span>
    </div>
  );
}

/**
 * A single file, dropped or chosen, and uploaded at once. If that fails, the previous one stays.
 */
export function UploadField(props: UploadFieldProps) {
  const [field, { value, onChange, send, types, maxBytes, shape, children }] = splitField(props);
  const failed = shape === "file" ? FILE_FAILED : FAILED;
  const input = useRef<HTMLInputElement>(null);
  const [part, setPart] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isOver, setOver] = useState(false);
  const upload = async (file: File) => {
    const rejection = findRejection(file, { types, maxBytes });
    setFailure(rejection && `${failed} ${rejection}`);
    if (rejection) return;
    setPart(0);
    try {
      onChange(await send(file, setPart));
    } catch (thrown) {
      const reason = thrown instanceof Error ? thrown.message : "";
      setFailure(`${failed} ${reason}`.trim());
    } finally {
      setPart(null);
    }
  };
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.currentTarget.files?.[0];
    // Allows the same file to be chosen again after a failure.
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
    <Field {...field} error={failure ?? field.error}>
      {(control) => (
        <div
          className={classNames(classes.zone, classes[shape], isOver && classes.over)}
          onDragOver={over}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <div className={classes.picture}>
            <Preview shape={shape} value={value} />
          </div>
          <div className={classes.words}>
            {isBusy ? (
              <Progress label={field.label} part={part} />
            ) : (
              <p className={classes.hint}>
                {shape === "file"
                  ? (value ?? "Drop a file here, or choose one.")
                  : "Drop a picture here, or choose one."}
              </p>
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
                  aria-label={`Remove: ${field.label}`}
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
            {children}
          </div>
        </div>
      )}
    </Field>
  );
}
