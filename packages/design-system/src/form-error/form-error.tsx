import type { ReactNode } from "react";
import { Notice } from "../notice/notice.tsx";

/** The general error of a form, above its button. Renders nothing without children. */
export function FormError({ children }: { children?: ReactNode }) {
  return children ? (
    <Notice tone="bad" role="alert">
      {children}
    </Notice>
  ) : null;
}
