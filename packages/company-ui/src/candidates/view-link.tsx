import { Link, type LinkProps, useSearchParams } from "react-router";

/**
 * A link that changes what is open beside the list. Stepping through candidates replaces the
 * history entry, so that Back closes the panel.
 */
export function ViewLink(props: LinkProps) {
  const [query] = useSearchParams();
  return <Link preventScrollReset replace={query.has("candidate")} {...props} />;
}
