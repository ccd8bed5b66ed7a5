import { contract } from "@devguild/contract/contract";

import { implement } from "../../http/implement.ts";
import { requireDeveloper } from "../developers/developers.queries.ts";
import { addInterview, changeInterview } from "./interviews.commands.ts";
import { interviewsSnapshot, listInterviews } from "./interviews.queries.ts";

export const interviewRoutes = implement(
  contract.interviews,
  {
    list: async ({ db, params }) => ({
      data: await listInterviews(db, await requireDeveloper(db, params.id)),
    }),
    create: async ({ db, viewer, params, body }) => ({
      data: await addInterview(db, viewer, await requireDeveloper(db, params.id), body),
    }),
    update: async ({ db, params, body }) => ({
      data: await changeInterview(
        db,
        { developerId: params.id, interviewId: params.interviewId },
        body,
      ),
    }),
  },
  { "developer-interviews": interviewsSnapshot },
);
