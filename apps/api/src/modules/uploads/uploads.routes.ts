import { contract } from "@devguild/contract/contract";

import { implement } from "../../http/implement.ts";
import { grantUpload } from "../../ports/files/signed-uploads.ts";

export const uploadRoutes = implement(contract.uploads, {
  temporary: ({ config, body }) => ({
    data: grantUpload(config.secret, { kind: body.type, type: body.content_type }),
  }),
});
