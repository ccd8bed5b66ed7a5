import { dataOf } from "@devguild/schemas/fields";
import { basicProfileBody, experienceProfileBody, user } from "@devguild/schemas/identity";

import { developer, endpoint } from "./endpoint.ts";

export const profile = {
  saveBasic: endpoint({
    method: "PUT",
    path: "/developer/profile/basic",
    summary: "First step of a developer's profile: name, place, citizenship",
    access: developer,
    body: basicProfileBody,
    answer: { 200: dataOf(user) },
  }),
  saveExperience: endpoint({
    method: "PUT",
    path: "/developer/profile/experience",
    summary: "Second step of a developer's profile: skills and languages",
    access: developer,
    body: experienceProfileBody,
    answer: { 200: dataOf(user) },
  }),
  markWizardSeen: endpoint({
    method: "PUT",
    path: "/developer/profile/wizard-seen",
    summary: "Remember when the prompt to complete the profile was last shown",
    access: developer,
    answer: { 200: dataOf(user) },
  }),
};
