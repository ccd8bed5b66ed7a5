import { IconFileText, IconPhotoUp, IconTrash, IconUserCircle } from "@tabler/icons-react";
import {
  type ChangeEvent,
  type DragEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from "react";
import { Button } from "../button/button.tsx";
import { classNames } from "../class-names/class-names.ts";
import { Field, type FieldProps, splitField } from "../field/field.tsx";
import { Picture } from "../picture/picture.tsx";
import { findRejection, type UploadRules } from "./upload-rules.ts";
import classes from "./upload-field.module.css";

/**
 * Uploads a file and reports progress from 0 to 1; resolves to its URL, or rejects with a message. `signal`
 * cancels it.
 */
export type SendFile = (
  file: File,
  onProgress: (part: number) => void,
  signal: AbortSignal,
) => Promise<string>;

export interface UploadFieldProps extends Omit<FieldProps, "help" | "footEnd">, UploadRules {
  id?: string;
  /** The URL of the current picture; for other files, a description. */
  value: string | null;
  onChange: (url: string | null) => void;
  send: SendFile;
  /** The accepted files: "JPG, PNG or WebP, at least 200 × 200 pixels, up to 5 MB". */
  help: string;
  /** A square on white, a wide picture, a person, or no picture at all. */
  shape: "logo" | "cover" | "avatar" | "file";
  /** Beside the buttons: alternative pictures to choose from. */
  children?: ReactNode;
}

const FAILED = "An error occurred while uploading the image.";
const FILE_FAILED = "We couldn’t upload the file.";

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
  const [field, { value, onChange, send, types, maxBytes, minimum, shape, children }] =
    splitField(props);
  const failed = shape === "file" ? FILE_FAILED : FAILED;
  const input = useRef<HTMLInputElement>(null);
  const sending = useRef<AbortController>(undefined);
  const [part, setPart] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isDone, setDone] = useState(false);
  const [isOver, setOver] = useState(false);
  useEffect(() => () => sending.current?.abort(), []);
  const upload = async (file: File) => {
    const controller = new AbortController();
    sending.current = controller;
    const { signal } = controller;
    const rejection = await findRejection(file, { types, maxBytes, minimum });
    setFailure(rejection && `${failed} ${rejection}`);
    if (rejection) return;
    setPart(0);
    setDone(false);
    try {
      const url = await send(file, setPart, signal);
      // A cancelled upload can still have reached the server.
      if (signal.aborted) return;
      setDone(true);
      onChange(url);
    } catch (thrown) {
      const reason = thrown instanceof Error ? thrown.message : "";
      if (!signal.aborted) setFailure(`${failed} ${reason}`.trim());
    } finally {
      if (sending.current === controller) setPart(null);
    }
  };
  const cancel = () => {
    sending.current?.abort();
    setPart(null);
    input.current?.focus();
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
  const fileName = shape === "file" ? value : null;
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
              <p className={classNames(classes.hint, !fileName && classes.drop)}>
                {fileName ?? `Drop a ${shape === "file" ? "file" : "picture"} here, or choose one.`}
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
                // Not `disabled`, because it would lose the focus.
                aria-disabled={isBusy || undefined}
                onClick={(event) => isBusy && event.preventDefault()}
                onChange={choose}
              />
              <span className={classes.choose} aria-hidden>
                {value ? "Replace" : "Choose a file"}
              </span>
              {isBusy && (
                <Button
                  size="sm"
                  variant="subtle"
                  aria-label={`Cancel upload: ${field.label}`}
                  onClick={cancel}
                >
                  Cancel
                </Button>
              )}
              {value && !isBusy && (
                <Button
                  size="sm"
                  variant="subtle"
                  className={classes.remove}
                  icon={<IconTrash size={16} stroke={1.75} aria-hidden />}
                  aria-label={`Remove: ${field.label}`}
                  onClick={() => {
                    setFailure(null);
                    setDone(false);
                    onChange(null);
                    input.current?.focus();
                  }}
                >
                  Remove
                </Button>
              )}
            </div>
            <span className="visually-hidden" aria-live="polite">
              {isDone && `Uploaded: ${field.label}`}
            </span>
            {children}
          </div>
        </div>
      )}
    </Field>
  );
}
