import { type Configuration, readConfiguration } from "@devguild/config/configuration";

/** Reads this process's configuration; nothing else in the API reads the environment. */
export const loadConfig = (): Configuration => readConfiguration(process.env);
