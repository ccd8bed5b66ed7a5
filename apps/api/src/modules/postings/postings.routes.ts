import { contract } from "@devguild/contract/contract";

import { implement } from "../../http/implement.ts";
import { notFound } from "../../http/problems.ts";
import { findCompanyBase } from "../companies/companies.repository.ts";
import { listPostings } from "./postings.repository.ts";

const { list } = contract.postings;

export const postingRoutes = implement(
  { list },
  {
    list: async ({ db, params }) => {
      if (!(await findCompanyBase(db, params.id))) notFound();
      return { data: await listPostings(db, params.id) };
    },
  },
);
