export { default } from "@devguild/web-server/router-config";
