import type { ComponentProps } from "react";
import { NeedsScripts } from "../needs-scripts/needs-scripts.tsx";

export type PostFormProps = Omit<ComponentProps<"form">, "action" | "method" | "noValidate">;

/**
 * A form that scripts check and send. A browser without them says that it needs them, and puts nothing of what was
 * typed into the address. A search whose fields belong there is a plain form with `method="get"`.
 */
export function PostForm({ children, ...form }: PostFormProps) {
  return (
    <form {...form} method="post" noValidate>
      {children}
      <NeedsScripts />
    </form>
  );
}
