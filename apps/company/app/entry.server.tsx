export { default } from "@devguild/frame/entry-server";
