import { useState } from "react";
import { Button } from "../button/button.tsx";
import { FormError } from "../form-error/form-error.tsx";
import { Modal } from "../modal/modal.tsx";
import { Notice } from "../notice/notice.tsx";
import { SwitchField } from "../switch-field/switch-field.tsx";
import { TextLink } from "../text-link/text-link.tsx";
import classes from "./cookie-settings.module.css";

export interface CookieSettingsProps {
  /** The categories on offer; empty if there are no third-party services at all. */
  categories: readonly { id: string; title: string; text: string }[];
  /** The ids of the categories currently allowed. */
  allowed: readonly string[];
  /** Whether the browser sends Global Privacy Control, which refuses everything. */
  refusesTracking?: boolean;
  privacyPath: string;
  onChoose: (allowed: string[]) => void;
  onClose: () => void;
  busy?: boolean;
  error?: string | undefined;
}

const NEEDED =
  "Keep you logged in, remember your language for a year and this choice for 7 days. The product does not work without them.";

/** The settings for cookies and third-party services. Load it lazily: it includes Mantine. */
export function CookieSettings({
  categories,
  allowed,
  refusesTracking = false,
  privacyPath,
  onChoose,
  onClose,
  busy = false,
  error,
}: CookieSettingsProps) {
  const [selected, setSelected] = useState<readonly string[]>(refusesTracking ? [] : allowed);
  const isOffered = categories.length > 0;
  const turn = (id: string, isOn: boolean) =>
    setSelected((before) => [...before.filter((each) => each !== id), ...(isOn ? [id] : [])]);
  return (
    <Modal
      opened
      onClose={onClose}
      title="Cookie settings"
      width={520}
      footer={
        isOffered && !refusesTracking ? (
          <>
            {error && (
              <div className={classes.error}>
                <FormError>{error}</FormError>
              </div>
            )}
            <Button disabled={busy} onClick={() => onChoose([])}>
              Only what is needed
            </Button>
            <Button disabled={busy} onClick={() => onChoose(categories.map(({ id }) => id))}>
              Allow all
            </Button>
            <Button loading={busy} onClick={() => onChoose([...selected])}>
              Save my choice
            </Button>
          </>
        ) : (
          <Button onClick={onClose}>Close</Button>
        )
      }
    >
      <div className={classes.body}>
        {refusesTracking && isOffered && (
          <Notice>
            Your browser tells us not to share anything about you (Global Privacy Control). So none
            of these is loaded, whatever was chosen before.
          </Notice>
        )}
        {!isOffered && (
          <Notice>
            This site loads no services of other companies. There is nothing to choose.
          </Notice>
        )}
        <ul className={classes.list}>
          <li className={classes.row}>
            <SwitchField label="What is needed" help={NEEDED} checked disabled readOnly />
          </li>
          {categories.map(({ id, title, text }) => (
            <li key={id} className={classes.row}>
              <SwitchField
                label={title}
                help={text}
                checked={selected.includes(id)}
                disabled={refusesTracking}
                onChange={({ currentTarget }) => turn(id, currentTarget.checked)}
              />
            </li>
          ))}
        </ul>
        {isOffered && !refusesTracking && (
          <p className={classes.note}>
            You can take all of it back here at any time; the page then loads anew, without what you
            took back.
          </p>
        )}
        <p className={classes.note}>
          <TextLink inline to={privacyPath} onClick={onClose}>
            How we treat your data
          </TextLink>
        </p>
      </div>
    </Modal>
  );
}
