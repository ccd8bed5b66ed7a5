import { createContext, useContext } from "react";

import type { Audience } from "../candidates/audience.ts";

/** Who looks at a company's screens: its own users, or our staff. */
export type CompanyViewer = {
  audience: Audience;
  /** Why nothing can be changed, as shown to the viewer; null if they may change things. */
  viewOnly: string | null;
};

export const CompanyViewerContext = createContext<CompanyViewer>({
  audience: "company",
  viewOnly: null,
});

/** Returns who looks at the company's screens; its own users unless an app says otherwise. */
export const useCompanyViewer = () => useContext(CompanyViewerContext);
