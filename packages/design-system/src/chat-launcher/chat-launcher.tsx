import { IconMessageCircle } from "@tabler/icons-react";
import classes from "./chat-launcher.module.css";

export interface ChatLauncherProps {
  onPress: () => void;
  /** Whether the chat is loading. */
  busy?: boolean;
  /** The email link to support, for when the chat is unavailable. */
  href?: string | undefined;
}

/** The button of the support chat, until the chat itself has loaded. */
export function ChatLauncher({ onPress, busy = false, href }: ChatLauncherProps) {
  const icon = <IconMessageCircle size={22} stroke={1.75} aria-hidden />;
  return href ? (
    <a className={classes.launcher} href={href} aria-label="Email support" title="Email support">
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
