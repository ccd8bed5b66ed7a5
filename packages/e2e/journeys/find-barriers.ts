import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** Lists the barriers that axe finds on a page, each with its rule and its first element. */
export const findBarriers = async (page: Page) => {
  // A fifth of the time: without lists of what is right, and without a second page that joins the results of
  // frames, as ours show other people's pages.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).setLegacyMode();
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(" ")}`);
};
