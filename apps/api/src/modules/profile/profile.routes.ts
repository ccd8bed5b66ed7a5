import { contract } from "@devguild/contract/contract";

import { implement } from "../../http/implement.ts";
import { findUser } from "../identity/identity.repository.ts";
import { markWizardSeen, saveBasic, saveExperience } from "./profile.service.ts";

export const profileRoutes = implement(contract.profile, {
  saveBasic: async ({ db, viewer, body }) => {
    await saveBasic(db, viewer, body);
    return { data: await findUser(db, viewer) };
  },
  saveExperience: async ({ db, viewer, body }) => {
    await saveExperience(db, viewer, body);
    return { data: await findUser(db, viewer) };
  },
  markWizardSeen: async ({ db, viewer }) => {
    await markWizardSeen(db, viewer);
    return { data: await findUser(db, viewer) };
  },
});
