import { useBusinessColumns } from "../menus/use-business-columns.ts";
import { FooterFrame } from "../site-footer/footer-frame.tsx";

/** The footer of the pages for companies. */
export function BusinessFooter() {
  return <FooterFrame columns={useBusinessColumns()} />;
}
