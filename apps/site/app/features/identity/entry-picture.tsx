// A separate module, so that the illustration loads after the form.
export { ArchIllustration as default } from "@devguild/design-system/arch-illustration";
