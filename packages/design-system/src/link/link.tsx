import { createContext, createElement, use, type ComponentProps, type ElementType } from "react";

/** What draws links below; set once by `DesignSystemProvider`. */
export const LinkComponentContext = createContext<ElementType>("a");

export interface LinkProps extends Omit<ComponentProps<"a">, "href"> {
  /** Path or address. */
  to: string;
  /** Draws this one link; takes `to`. Without it the provider's, without that a plain anchor. */
  linkComponent?: ElementType | undefined;
}

/** A link that the app's router can take over. It has no look of its own. */
export function Link({ to, linkComponent, ...rest }: LinkProps) {
  const fromProvider = use(LinkComponentContext);
  const component = linkComponent ?? fromProvider;
  return createElement(component, component === "a" ? { href: to, ...rest } : { to, ...rest });
}
