import { contract } from "@devguild/contract/contract";

import { implement } from "../../http/implement.ts";
import { createFileStore } from "../../ports/files/create-file-store.ts";
import { recordAudit } from "../audit/audit.commands.ts";
import { findCvLink } from "../applications/cv-link.queries.ts";
import { saveCv, saveImage } from "../developers/profile-files.commands.ts";
import { grantUploadTo } from "../uploads/grant-upload.commands.ts";
import { findUser } from "./current-user.queries.ts";

export const profileFilesRoutes = implement(contract.profileFiles, {
  imageUploadUrl: async ({ db, viewer, config, body }) => ({
    data: await grantUploadTo(db, config, viewer, {
      kind: "avatar",
      type: body.content_type,
      ownerId: viewer.userId,
    }),
  }),
  saveImage: async ({ db, viewer, config, body }) => {
    await saveImage(db, viewer, body.key, createFileStore(config));
    return { data: await findUser(db, config, viewer) };
  },
  cvUploadUrl: async ({ db, viewer, config, body }) => ({
    data: await grantUploadTo(db, config, viewer, {
      kind: "cv",
      type: body.content_type,
      ownerId: viewer.userId,
    }),
  }),
  saveCv: async ({ db, viewer, config, body }) => ({
    data: await saveCv(db, viewer, body.key, {
      files: createFileStore(config),
      secret: config.secret,
    }),
  }),
  cvLink: async ({ db, viewer, params, config }) => {
    const data = await findCvLink(db, viewer, params.id, config.secret);
    if (viewer.account.type === "admin")
      await recordAudit(db, viewer, {
        action: "developer.open-cv",
        subject: "developer",
        subjectId: params.id,
      });
    return { data };
  },
});
