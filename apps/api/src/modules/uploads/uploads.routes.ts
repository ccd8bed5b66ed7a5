import { contract } from "@devguild/contract/contract";

import { implement } from "../../http/implement.ts";
import { grantUploadTo } from "./grant-upload.commands.ts";

export const uploadRoutes = implement(contract.uploads, {
  temporary: async ({ db, config, viewer, body }) => ({
    data: await grantUploadTo(db, config, viewer, { kind: body.type, type: body.content_type }),
  }),
});
