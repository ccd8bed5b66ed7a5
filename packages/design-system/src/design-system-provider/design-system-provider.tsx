import type { ElementType, ReactNode } from "react";
import { LinkComponentContext } from "../link/link.tsx";
import { NowContext } from "../relative-time/relative-time.tsx";
import { ToastProvider } from "../toast/toast.tsx";

export interface DesignSystemProviderProps {
  /** Draws every link below; takes `to`. Give the router's Link. */
  linkComponent?: ElementType;
  /** The moment the page is drawn for; give the server's, so that dates do not change on hydration. */
  now?: Date;
  children: ReactNode;
}

/**
 * What the components need from an app, once, at the root. The look comes from styles.css and
 * `ColorSchemeScript`. Overlays bring Mantine along themselves: a page without one does not load it.
 */
export function DesignSystemProvider({
  linkComponent = "a",
  now,
  children,
}: DesignSystemProviderProps) {
  return (
    <LinkComponentContext value={linkComponent}>
      <NowContext value={now ?? null}>
        <ToastProvider>{children}</ToastProvider>
      </NowContext>
    </LinkComponentContext>
  );
}
