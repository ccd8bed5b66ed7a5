import { contract } from "@devguild/contract/contract";

import { developers, developerStaff, hiring, loggedIn } from "../../../testing/people.ts";
import { nullable, defineSamples } from "../../../testing/samples.ts";

export const profileFileSamples = defineSamples(contract.profileFiles, {
  imageUploadUrl: {
    may: loggedIn,
    sample: () => ({
      body: { filename: "me.png", image: "me.png", content_type: "image/png" },
    }),
  },
  saveImage: {
    may: loggedIn,
    validValues: nullable("img_name"),
    sample: () => ({ body: { img_name: "default-1.svg" } }),
  },
  cvUploadUrl: {
    may: developers,
    sample: () => ({
      body: { filename: "cv.pdf", file_name: "cv.pdf", content_type: "application/pdf" },
    }),
  },
  saveCv: {
    may: developers,
    validValues: nullable("file_name"),
    sample: () => ({ body: { file_name: null } }),
  },
  cvLink: {
    // Only companies that have an application of the developer.
    may: ["developer", ...hiring, ...developerStaff],
    sample: async ({ given, company, developerId }) => {
      // An application that wasn't withdrawn.
      await given.application(developerId, (await given.openJob({ company })).id);
      return { params: { id: developerId } };
    },
  },
});
