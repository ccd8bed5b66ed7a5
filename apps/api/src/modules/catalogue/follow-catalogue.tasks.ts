import type { Database } from "../../db/open-database.ts";
import { CATALOGUE_CHANNEL, refreshCatalogue } from "./catalogue.queries.ts";

/** Reads the catalogue again after every change, in whichever process it was made. */
export const followCatalogue = ({ listen }: Pick<Database, "listen">) =>
  listen(CATALOGUE_CHANNEL, refreshCatalogue);
