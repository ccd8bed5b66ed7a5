import { PRODUCT_NAME } from "@devguild/schemas/product";
import type { MetaDescriptor } from "react-router";

/** Builds a screen's title; search engines must not index the back office. */
export const screenMeta = (title: string): MetaDescriptor[] => [
  { title: title === PRODUCT_NAME ? title : `${title} · ${PRODUCT_NAME} back office` },
  { name: "robots", content: "noindex, nofollow" },
];
