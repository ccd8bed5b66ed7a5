import { FORM_SECONDS_MIN } from "@devguild/schemas/constants/forms";

import { issueFormToken } from "../src/modules/forms/form-token.commands.ts";
import { testConfig } from "./test-config.ts";

/** Issues the token of a form that was shown some seconds ago. */
export const issueTestToken = (secondsAgo = FORM_SECONDS_MIN + 1) =>
  issueFormToken(testConfig.secret, Date.now() - secondsAgo * 1000);
