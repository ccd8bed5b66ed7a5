import type { ComponentProps } from "react";
import { NeedsScripts } from "../needs-scripts/needs-scripts.tsx";

export type PostFormProps = Omit<ComponentProps<"form">, "action" | "method" | "noValidate">;

/**
 * A form that scripts validate and send. Without scripts it says that it needs them, and puts
 * nothing typed into the URL. A search whose fields belong in the URL is a plain form with
 * `method="get"`.
 */
export function PostForm({ children, ...form }: PostFormProps) {
  return (
    <form {...form} method="post" noValidate>
      {children}
      <NeedsScripts />
    </form>
  );
}
