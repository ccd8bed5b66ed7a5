import type { ElementType, ReactNode } from "react";
import { LinkComponentContext } from "../link/link.tsx";
import { NowContext } from "../relative-time/relative-time.tsx";
import { ToastProvider } from "../toast/toast.tsx";

export interface DesignSystemProviderProps {
  /** Renders all links; takes `to`. Pass the router's Link. */
  linkComponent?: ElementType;
  /** The time of the render; pass the server's, so that dates don't change on hydration. */
  now?: Date;
  children: ReactNode;
}

/**
 * The components' context, once at an app's root. The styles come from styles.css and
 * `ColorSchemeScript`. Overlays include Mantine themselves, so a page without one doesn't load it.
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
