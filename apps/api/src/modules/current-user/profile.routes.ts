import type { Configuration } from "@devguild/config/configuration";
import { contract } from "@devguild/contract/contract";
import type { notificationEmailsBody } from "@devguild/schemas/profile";
import type { z } from "zod";

import type { Db } from "../../db/db.ts";
import { implement } from "../../http/implement.ts";
import type { Viewer } from "../../http/viewer.ts";
import {
  markWizardSeen,
  saveBasic,
  saveDetails,
  saveExperience,
  saveInterests,
  saveLocation,
  saveSocialMedia,
} from "../developers/profile.commands.ts";
import {
  finalizeLinkedin,
  finalizePreferences,
  saveJobPreferences,
  saveNotifications,
} from "../developers/settings.commands.ts";
import { saveLanguages, saveSkills } from "../developers/skills-and-languages.commands.ts";
import { setNotificationEmails } from "../users/users.commands.ts";
import { findUser } from "./current-user.queries.ts";

type Saving<V extends Viewer, Body> = {
  db: Db;
  config: Configuration;
  viewer: V;
  body: Body;
};

/** Wraps a save of one part of the profile so that the call returns the whole user. */
const saving =
  <V extends Viewer, Body>(save: (db: Db, viewer: V, body: Body) => Promise<unknown>) =>
  async ({ db, config, viewer, body }: Saving<V, Body>) => {
    await save(db, viewer, body);
    return { data: await findUser(db, config, viewer) };
  };

export const profileRoutes = implement(contract.profile, {
  saveBasic: saving(saveBasic),
  saveExperience: saving(saveExperience),
  markWizardSeen: saving(markWizardSeen),
  saveDetails: saving(saveDetails),
  saveSocialMedia: saving(saveSocialMedia),
  saveLocation: saving(saveLocation),
  saveInterests: saving(saveInterests),
  saveSkills: saving(saveSkills),
  saveLanguages: saving(saveLanguages),
  saveNotifications: saving(saveNotifications),
  saveNotificationEmails: saving(
    (db, { userId }: Viewer, body: z.output<typeof notificationEmailsBody>) =>
      setNotificationEmails(db, userId, body.notification_emails),
  ),
  saveJobPreferences: saving(saveJobPreferences),
  finalizeLocation: saving(saveLocation),
  finalizePreferences: saving(finalizePreferences),
  finalizeLinkedin: saving(finalizeLinkedin),
});
