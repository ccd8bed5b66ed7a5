import { AppLink } from "@devguild/app-shell/app-frame";
import type { ComponentProps } from "react";

/** A link to another view of the same screen: the page stays where it was scrolled to. */
export function InPlaceLink(props: ComponentProps<typeof AppLink>) {
  return <AppLink {...props} preventScrollReset />;
}
