import { Link, type LinkProps, useSearchParams } from "react-router";

/**
 * A link that changes what is open beside the list. Going from one candidate to the next is one step
 * of the history, so that Back closes the panel.
 */
export function ViewLink(props: LinkProps) {
  const [query] = useSearchParams();
  return <Link preventScrollReset replace={query.has("candidate")} {...props} />;
}
