import type { ListMeta } from "@devguild/schemas/fields";
import { toQueryString } from "@devguild/session/addresses";
import { redirect } from "react-router";

/** Redirects to the last page if the URL asks for one beyond it, as after rows were deleted. */
export const redirectFromPastEnd = (url: URL, meta: ListMeta | undefined): void => {
  const last = Math.max(1, meta?.last_page ?? 1);
  if (!meta || meta.current_page <= last) return;
  const params = new URLSearchParams(url.search);
  params.set("page", String(last));
  throw redirect(url.pathname + toQueryString(params));
};
