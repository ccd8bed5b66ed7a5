export { default, loader, shouldRevalidate } from "@devguild/app-shell/language-route";
