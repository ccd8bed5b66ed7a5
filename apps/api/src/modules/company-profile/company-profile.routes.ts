import type { Configuration } from "@devguild/config/configuration";
import { contract } from "@devguild/contract/contract";
import type { PictureType } from "@devguild/schemas/constants/postings";

import type { Db } from "../../db/db.ts";
import type { AuditNote } from "../../http/audit-note.ts";
import { implement } from "../../http/implement.ts";
import { notFound } from "../../http/problems.ts";
import type { Viewer } from "../../http/viewer.ts";
import { createFileStore } from "../../ports/files/create-file-store.ts";
import { findChanges } from "../audit/changes.policy.ts";
import { findCompanyBase } from "../companies/companies.queries.ts";
import { setKeyValues, setProfile, setSlug } from "../companies/profile.commands.ts";
import {
  saveCongressPicture,
  saveInfo as savePartnershipInfo,
} from "../partnerships/change-details.commands.ts";
import type { PartnershipKey } from "../partnerships/lock-partnership.commands.ts";
import {
  findPartnership,
  hasPartnership,
  partnershipSnapshot,
} from "../partnerships/partnerships.queries.ts";
import { grantUploadTo } from "../uploads/grant-upload.commands.ts";
import { saveInfo, savePicture, saveTechStack } from "./company-profile.commands.ts";
import { findProfile, profileSnapshot } from "./company-profile.queries.ts";

const readProfile = async (db: Db, { id }: { id: number }) => ({
  data: (await findProfile(db, id)) ?? notFound(),
});

type WritingCall = { db: Db; viewer: Viewer; params: { id: number }; audit: AuditNote };

/** Changes an event partnership instead of the profile, and answers with it; the entry says so. */
const changePartnership = async (
  { db, viewer, params, audit }: WritingCall,
  partnershipId: number,
  change: (key: PartnershipKey) => Promise<void>,
) => {
  const before = await partnershipSnapshot.read(db, partnershipId);
  await change({ companyId: params.id, partnershipId, isStaff: viewer.account.type === "admin" });
  const after = await partnershipSnapshot.read(db, partnershipId);
  audit.actsAs("company.edit-partnership");
  audit.add({
    partnership_id: partnershipId,
    ...findChanges(before, after, partnershipSnapshot.personal),
  });
  return { data: (await findPartnership(db, params.id, partnershipId)) ?? notFound() };
};

type UploadCall = {
  db: Db;
  config: Configuration;
  viewer: Viewer;
  params: { id: number };
  body: { content_type: PictureType; partnership_id?: number | null | undefined };
};

const grantPicture = async (
  { db, config, viewer, params, body }: UploadCall,
  kind: "logo" | "cover",
) => {
  const { content_type: type, partnership_id: partnershipId } = body;
  if (!(await findCompanyBase(db, params.id))) notFound();
  if (partnershipId && !(await hasPartnership(db, { companyId: params.id, partnershipId })))
    notFound();
  return { data: await grantUploadTo(db, config, viewer, { kind, type, ownerId: params.id }) };
};

type PictureCall = WritingCall & {
  config: Configuration;
  body: { img_name: string | null; partnership_id?: number | null | undefined };
};

const setPicture = async (call: PictureCall, kind: "logo" | "cover") => {
  const { db, config, params, body } = call;
  const picture = { kind, key: body.img_name };
  const files = createFileStore(config);
  if (body.partnership_id)
    return changePartnership(call, body.partnership_id, (key) =>
      saveCongressPicture(db, key, picture, files),
    );
  await savePicture(db, params.id, picture, files);
  return readProfile(db, params);
};

export const companyProfileRoutes = implement(
  contract.companyProfile,
  {
    one: ({ db, params }) => readProfile(db, params),
    saveInfo: async ({ db, params, body }) => {
      await saveInfo(db, params.id, body);
      return readProfile(db, params);
    },
    saveIntroduction: async (call) => {
      const { db, params } = call;
      const { short_description, partnership_id } = call.body;
      if (partnership_id)
        return changePartnership(call, partnership_id, (key) =>
          savePartnershipInfo(db, key, { company_introduction: short_description }),
        );
      await setProfile(db, params.id, { short_description });
      return readProfile(db, params);
    },
    saveKeyValues: async ({ db, params, body }) => {
      await setKeyValues(db, params.id, body.key_values);
      return readProfile(db, params);
    },
    saveTechStack: async ({ db, params, body }) => {
      await saveTechStack(db, params.id, body.tech_stacks);
      return readProfile(db, params);
    },
    saveHiringPreference: async ({ db, params, body }) => {
      await setProfile(db, params.id, { hiring_preference_id: body.hiring_preference });
      return readProfile(db, params);
    },
    saveSlug: async ({ db, params, body }) => {
      await setSlug(db, params.id, body.slug);
      return readProfile(db, params);
    },
    saveLinks: async ({ db, params, body }) => {
      await setProfile(db, params.id, body);
      return readProfile(db, params);
    },
    saveVisibility: async ({ db, params, body }) => {
      await setProfile(db, params.id, body);
      return readProfile(db, params);
    },
    logoUploadUrl: (call) => grantPicture(call, "logo"),
    saveLogo: (call) => setPicture(call, "logo"),
    coverUploadUrl: (call) => grantPicture(call, "cover"),
    saveCover: (call) => setPicture(call, "cover"),
  },
  { company: profileSnapshot },
);
