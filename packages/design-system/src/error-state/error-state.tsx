import { OFFLINE_MESSAGE } from "@devguild/schemas/constants/offline";
import { IconCloudOff, IconRefresh } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Button } from "../button/button.tsx";
import classes from "./error-state.module.css";
import { useIsOffline } from "./use-is-offline.ts";

export interface ErrorStateProps {
  /** What failed: "We couldn’t load your suggestions." */
  title: string;
  /** Why, or what to do; without it, offline is said. */
  children?: ReactNode;
  onRetry?: (() => void) | undefined;
  /** Whether a retry is in progress. */
  retrying?: boolean;
}

/** A part of a page that failed; the rest stays usable. */
export function ErrorState({ title, children, onRetry, retrying = false }: ErrorStateProps) {
  const isOffline = useIsOffline();
  const text = children ?? (isOffline && OFFLINE_MESSAGE);
  return (
    <div className={classes.state} role="alert">
      <span className={classes.icon}>
        <IconCloudOff size={24} stroke={1.75} aria-hidden />
      </span>
      <p className={classes.title}>{title}</p>
      {text && <div className={classes.text}>{text}</div>}
      {onRetry && (
        <Button
          className={classes.retry}
          loading={retrying}
          onClick={onRetry}
          icon={<IconRefresh size={18} stroke={1.75} aria-hidden />}
        >
          Try again
        </Button>
      )}
    </div>
  );
}
