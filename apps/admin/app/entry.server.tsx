export { default, handleError } from "@devguild/web-server/entry-server";
