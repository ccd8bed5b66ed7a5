import { PRODUCT_NAME } from "@devguild/schemas/product";
import { webConfig } from "@devguild/web-server/web-config";
import { marked } from "marked";

import { fillIn } from "./fill-in.ts";

const FILES = import.meta.glob<string>("./pages/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

const getValues = () => {
  const { operator, supportEmail } = webConfig;
  return {
    product: PRODUCT_NAME,
    support_email: supportEmail,
    operator_name: operator.name,
    // In Markdown, two trailing spaces break the line.
    operator_postal: [operator.name, ...operator.address].join("  \n"),
    operator_representative: operator.representative,
    operator_register: operator.register,
    operator_vat_id: operator.vatId,
    operator_email: operator.email,
    operator_phone: operator.phone,
  };
};

/** Returns a text page about the product or its operator, by name; null if there is none. */
export const readPage = (name: string) => {
  const file = FILES[`./pages/${name}.md`];
  if (!file) return null;
  const [, head = "", body = ""] = fillIn(file, getValues()).split(/^---$/m);
  const field = (key: string) => new RegExp(`^${key}: (.*)$`, "m").exec(head)?.[1] ?? "";
  return {
    title: field("title"),
    summary: field("summary"),
    html: marked.parse(body, { async: false }),
  };
};
