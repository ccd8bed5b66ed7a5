import { number, oneOf, writeAddress } from "@devguild/session/addresses";
import { localized } from "@devguild/session/redirects";

/** How many applications a page shows. */
export const APPLICATIONS_PER_PAGE = 20;

/** The query parameters of a developer's applications; `application` is the id of the job to open. */
export const APPLICATION_LIST = {
  show: oneOf(["current", "archived"]),
  page: { ...number, max: 10_000, defaultValue: 1 },
  application: { ...number, defaultValue: 0 },
};

/** Which of a developer's applications are shown. */
export type ApplicationView = { show: string; page: number; application: number };

/** Returns the input of the call that lists a view's applications. */
export const toApplicationsCall = (
  developerId: number,
  { show, page }: Pick<ApplicationView, "show" | "page">,
) => ({
  params: { id: developerId },
  query: { archived: show === "archived", page, per_page: APPLICATIONS_PER_PAGE },
});

/** Returns the URL of a view of "For you". */
export const applicationsPath = (view: Partial<ApplicationView>) =>
  localized("/developer-dashboard") + writeAddress(APPLICATION_LIST, view);
