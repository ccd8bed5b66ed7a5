export { default } from "@devguild/frame/router-config";
