export { default, handleError } from "@devguild/frame/entry-server";
