import { contract } from "@devguild/contract/contract";
import type { AgreedMembership } from "@devguild/schemas/admin-company-accounts";
import type { MembershipKind } from "@devguild/schemas/constants/memberships";

import { type Db, iso } from "../../db/db.ts";
import type { AuditNote } from "../../http/audit-note.ts";
import { createFileStore } from "../../ports/files/create-file-store.ts";
import { implement } from "../../http/implement.ts";
import { notFound } from "../../http/problems.ts";
import { findChanges } from "../audit/changes.policy.ts";
import { profileSnapshot } from "../company-profile/company-profile.queries.ts";
import { agreeMembership } from "../memberships/agree-membership.commands.ts";
import { setCredits } from "../memberships/credits.commands.ts";
import { membershipSnapshot, toOwnMembership } from "../memberships/own-memberships.queries.ts";
import {
  creditsSnapshot,
  findStaffCompany,
  holderSnapshot,
  listManagers,
  managerSnapshot,
  notesSnapshot,
} from "./admin-company-accounts.queries.ts";
import { createStaffCompany } from "./create-company.commands.ts";
import { deleteCompanyAsStaff } from "./delete-company.commands.ts";
import { eraseCompany } from "./erase-company.commands.ts";
import { setHolder, verifyHolderEmail } from "./set-holder.commands.ts";
import { saveNotes, setBrandPage, setManager, toggleAts } from "./staff-settings.commands.ts";

const readCompany = async (db: Db, { id }: { id: number }) => ({
  data: (await findStaffCompany(db, id)) ?? notFound(),
});

type Agreeing = { db: Db; params: { id: number }; body: AgreedMembership; audit: AuditNote };

const agree = async ({ db, params, body, audit }: Agreeing, kind: MembershipKind) => {
  const { before, after } = await agreeMembership(db, { companyId: params.id, kind }, body);
  const { id } = after ?? before ?? notFound();
  if (!after) audit.actsAs("membership.end");
  // The call names no membership, so the log can't read it before the change by itself.
  audit.add(findChanges(before ?? undefined, after ?? undefined, membershipSnapshot.personal));
  return { data: { id, membership: after && toOwnMembership(after, new Date()) } };
};

export const adminCompanyAccountRoutes = implement(
  contract.adminCompanyAccounts,
  {
    managers: async ({ db }) => ({ data: await listManagers(db) }),
    one: ({ db, params }) => readCompany(db, params),
    create: async ({ db, viewer, body }) =>
      readCompany(db, await createStaffCompany(db, viewer, body)),
    remove: async ({ db, viewer, params, body }) => {
      const { companyId, restorableUntil } = await deleteCompanyAsStaff(
        db,
        viewer,
        params.id,
        body,
      );
      return { data: { company_id: companyId, restorable_until: iso(restorableUntil) } };
    },
    erase: async ({ db, config, viewer, params, query }) => ({
      data: await eraseCompany(db, viewer, params.id, {
        request: query,
        files: createFileStore(config),
      }),
    }),
    saveNotes: async ({ db, viewer, params, body }) => {
      await saveNotes(db, viewer, params.id, body.internal_notes_text);
      return readCompany(db, params);
    },
    setHolder: async ({ db, viewer, params, body }) => {
      await setHolder(db, viewer, params.id, body);
      return readCompany(db, params);
    },
    verifyEmail: async ({ db, params }) => {
      await verifyHolderEmail(db, params.id);
      return readCompany(db, params);
    },
    setCredits: async ({ db, viewer, params, body }) => ({
      data: await setCredits(db, viewer, params.id, body),
    }),
    setBrandPage: async ({ db, params, body }) => {
      await setBrandPage(db, params.id, body.has_brand_page);
      return readCompany(db, params);
    },
    toggleAts: async ({ db, params, query }) => {
      await toggleAts(db, params.id, query.allow_external_ats);
      return readCompany(db, params);
    },
    setManager: async ({ db, params, body }) => {
      await setManager(db, params.id, body.customer_success_manager_id);
      return readCompany(db, params);
    },
    agreeRecruiting: (call) => agree(call, "RECRUITING"),
    agreeMarketing: (call) => agree(call, "MARKETING"),
    agreeEmployerBranding: (call) => agree(call, "EMPLOYER_BRANDING"),
  },
  {
    company: profileSnapshot,
    "company-notes": notesSnapshot,
    "account-holder": holderSnapshot,
    "company-credits": creditsSnapshot,
    "company-manager": managerSnapshot,
    membership: membershipSnapshot,
  },
);
