import { and, eq, isNull } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { forbidden, notFound } from "../../http/problems.ts";
import type { Viewer } from "../../http/viewer.ts";
import { developers } from "../developers/developers.tables.ts";
import { buildCvLink } from "../developers/stored-files.policy.ts";
import { users } from "../users/users.tables.ts";
import { hasApplication } from "./candidates.queries.ts";

/**
 * Returns a short-lived URL of a developer's CV: for the developer, staff, and companies with an
 * application from them. Deleted developers' CVs are not available to anyone.
 * Source: docs/product/profile.md.
 */
export const findCvLink = async (db: Db, viewer: Viewer, developerId: number, secret: string) => {
  const { companyId } = viewer;
  const isCompany = companyId !== null;
  if (isCompany && !(await hasApplication(db, companyId, developerId))) forbidden();
  const [developer] = await db
    .select({
      cvKey: developers.cv_key,
      firstName: users.first_name,
      lastName: users.last_name,
    })
    .from(developers)
    .innerJoin(users, eq(users.id, developers.user_id))
    .where(
      and(eq(developers.id, developerId), isNull(developers.deleted_at), isNull(users.deleted_at)),
    );
  if (!developer?.cvKey) return notFound();
  const fullName = `${developer.firstName} ${developer.lastName}`.trim();
  return { url: buildCvLink(secret, developer.cvKey, fullName) };
};
