import { type Configuration, readConfiguration } from "@devguild/config/configuration";

/** The configuration of this process: the only place of the API that reads the environment. */
export const configOfProcess = (): Configuration => readConfiguration(process.env);
