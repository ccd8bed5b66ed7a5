// A module of its own with one export, so that the picture's drawing loads after what people type into.
export { ArchIllustration as default } from "@devguild/design-system/arch-illustration";
