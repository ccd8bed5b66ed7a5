import { errorReportBody } from "@devguild/schemas/error-reports";

import { anyone, endpoint } from "./endpoint.ts";

export const errorReports = {
  report: endpoint({
    method: "POST",
    path: "/error-reports",
    summary: "Report an error on a page of a web app",
    access: anyone,
    beforeSecondFactor: true,
    body: errorReportBody,
    answer: { 204: null },
    errors: [429],
  }),
};
