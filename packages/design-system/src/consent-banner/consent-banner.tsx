import { Button } from "../button/button.tsx";
import { TextLink } from "../text-link/text-link.tsx";
import { toastRoom } from "../toast-room/toast-room.ts";
import classes from "./consent-banner.module.css";

export interface ConsentBannerProps {
  /** The categories on offer: "Support chat", "Statistics". */
  categories: readonly string[];
  privacyPath: string;
  onNone: () => void;
  onAll: () => void;
  onChoose: () => void;
  busy?: boolean;
  error?: string | undefined;
}

const format = new Intl.ListFormat("en-GB", { type: "conjunction" });

/**
 * Asks for consent to third-party services, at the bottom of the window and without moving the
 * page, which remains usable. All three answers have the same weight.
 */
export function ConsentBanner({
  categories,
  privacyPath,
  onNone,
  onAll,
  onChoose,
  busy = false,
  error,
}: ConsentBannerProps) {
  return (
    <section ref={toastRoom} className={classes.banner} aria-label="Cookies">
      <p className={classes.text}>
        We’d like to use services from other companies: {format.format(categories).toLowerCase()}.
        None of them load unless you allow it.{" "}
        <TextLink inline to={privacyPath}>
          How we use your data
        </TextLink>
      </p>
      {error && (
        <p role="alert" className={classes.error}>
          {error}
        </p>
      )}
      <div className={classes.actions}>
        <Button size="sm" disabled={busy} onClick={onNone}>
          Necessary only
        </Button>
        <Button size="sm" disabled={busy} onClick={onAll}>
          Allow all
        </Button>
        <Button size="sm" disabled={busy} onClick={onChoose}>
          Choose
        </Button>
      </div>
    </section>
  );
}
