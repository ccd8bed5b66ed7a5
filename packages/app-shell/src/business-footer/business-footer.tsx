import { useBusinessColumns } from "../menus/use-business-columns.ts";
import { FooterFrame } from "../site-footer/footer-frame.tsx";

/** What stands below the pages for companies. */
export function BusinessFooter() {
  return <FooterFrame columns={useBusinessColumns()} />;
}
