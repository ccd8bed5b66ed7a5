import type { ReactNode } from "react";
import { Notice } from "../notice/notice.tsx";

/** The sum of what is wrong with a form; stands above its button. Renders nothing without children. */
export function FormError({ children }: { children?: ReactNode }) {
  return children ? (
    <Notice tone="bad" role="alert">
      {children}
    </Notice>
  ) : null;
}
