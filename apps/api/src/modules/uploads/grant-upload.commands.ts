import type { Configuration } from "@devguild/config/configuration";

import type { Db } from "../../db/db.ts";
import type { Viewer } from "../../http/viewer.ts";
import { grantUpload } from "../../ports/files/signed-uploads.ts";
import { UPLOAD_LIMIT } from "../throttling/limits.policy.ts";
import { countAttempt } from "../throttling/throttling.commands.ts";
import { requireConfirmedAddress } from "../users/confirmed-address.policy.ts";

/**
 * Grants a login the upload of one file. Files that nothing uses stay for a day, so it needs a
 * confirmed address and is limited. Source: docs/product/posting.md.
 */
export const grantUploadTo = async (
  db: Db,
  { secret }: Configuration,
  viewer: Viewer,
  request: Parameters<typeof grantUpload>[1],
) => {
  requireConfirmedAddress(viewer);
  await countAttempt(db, UPLOAD_LIMIT, String(viewer.userId));
  return grantUpload(secret, request);
};
