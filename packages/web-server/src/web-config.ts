import { readConfiguration } from "@devguild/config/configuration";

/** The configuration of a web app's server: the only place of the web apps that reads the environment. */
export const webConfig = readConfiguration(process.env);
