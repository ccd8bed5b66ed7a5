import { appConfig } from "@devguild/web-server/vite";
import { defineConfig } from "vite";

export default defineConfig(appConfig("company"));
