import { PageHead, type PageHeadProps } from "@devguild/design-system/page-head";

import { useCompanyViewer } from "./company-viewer.ts";

/** The head of a company's screen; in the back office the company's name is the page's title. */
export function ScreenHead(props: Omit<PageHeadProps, "level">) {
  const { audience } = useCompanyViewer();
  return <PageHead {...props} level={audience === "staff" ? 2 : 1} />;
}

/** Returns the level of a screen's title, which is one lower below a company's name. */
export const useTitleLevel = () => (useCompanyViewer().audience === "staff" ? 2 : 1);
