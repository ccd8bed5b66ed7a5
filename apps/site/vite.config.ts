import { appConfig } from "@devguild/frame/vite";
import { defineConfig } from "vite";

export default defineConfig(appConfig("site"));
