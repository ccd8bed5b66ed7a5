import { TextLink } from "@devguild/design-system/text-link";
import { PRODUCT_NAME } from "@devguild/schemas/product";
import { localized } from "@devguild/session/redirects";

/** The label of the terms checkbox; the terms open in a new tab, so that nothing typed is lost. */
export function TermsLabel() {
  return (
    <>
      I accept the{" "}
      <TextLink inline to={localized("/terms")} target="_blank">
        terms and conditions<span className="visually-hidden"> (in a new tab)</span>
      </TextLink>{" "}
      of {PRODUCT_NAME}.
    </>
  );
}
