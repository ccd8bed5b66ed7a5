import { readConfiguration } from "@devguild/config/configuration";

/**
 * The configuration of a web app's server; only this module of the web apps reads the environment.
 */
export const webConfig = readConfiguration(process.env);
