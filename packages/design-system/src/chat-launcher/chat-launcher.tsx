import { IconMessageCircle } from "@tabler/icons-react";
import classes from "./chat-launcher.module.css";

export interface ChatLauncherProps {
  onPress: () => void;
  /** The chat is on its way. */
  busy?: boolean;
  /** Where support is written to while there is no chat. */
  href?: string | undefined;
}

/** Stands where the support chat will be, until it has loaded. */
export function ChatLauncher({ onPress, busy = false, href }: ChatLauncherProps) {
  const icon = <IconMessageCircle size={22} stroke={1.75} aria-hidden />;
  return href ? (
    <a className={classes.launcher} href={href} aria-label="Mail support" title="Mail support">
      {icon}
    </a>
  ) : (
    <button
      type="button"
      className={classes.launcher}
      aria-label="Chat with support"
      title="Chat with support"
      aria-busy={busy || undefined}
      onClick={onPress}
    >
      {icon}
    </button>
  );
}
