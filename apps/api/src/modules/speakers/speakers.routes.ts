import { contract } from "@devguild/contract/contract";

import { implement } from "../../http/implement.ts";
import { createSpeaker } from "./speakers.commands.ts";
import { findSpeakerOptions, speakerSnapshot } from "./speakers.queries.ts";

export const speakerRoutes = implement(
  contract.speakers,
  {
    find: async ({ db, query }) => ({ data: await findSpeakerOptions(db, query) }),
    create: async ({ db, body }) => ({ data: await createSpeaker(db, body) }),
  },
  { speaker: speakerSnapshot },
);
