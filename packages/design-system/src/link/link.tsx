import { createContext, createElement, use, type ComponentProps, type ElementType } from "react";

/** The component that renders links; set once by `DesignSystemProvider`. */
export const LinkComponentContext = createContext<ElementType>("a");

export interface LinkProps extends Omit<ComponentProps<"a">, "href"> {
  /** A path or URL. */
  to: string;
  /**
   * Renders this link; takes `to`. Defaults to the provider's component, then to a plain anchor.
   */
  linkComponent?: ElementType | undefined;
}

/** An unstyled link that the app's router can handle. */
export function Link({ to, linkComponent, ...rest }: LinkProps) {
  const fromProvider = use(LinkComponentContext);
  const component = linkComponent ?? fromProvider;
  return createElement(component, component === "a" ? { href: to, ...rest } : { to, ...rest });
}
