import { SKILL_ORDERS } from "@devguild/schemas/constants/skills";
import type { SkillsQuery } from "@devguild/schemas/skills";

import type { ListShape, ListState } from "../lists/list-address.ts";

type Order = SkillsQuery["order_by"];
type Filter = "active" | "category";

/** The list of the catalogue's skills. */
export const SKILL_LIST: ListShape<Order, Filter> = {
  text: "query",
  orders: SKILL_ORDERS,
  defaultOrder: { order: "name", direction: "asc" },
  filters: { active: { values: ["1", "0"] }, category: { values: "ids" } },
};

/** Converts the list's state to the API's query. */
export const toSkillQuery = ({
  text,
  order,
  direction,
  page,
  filters: {
    active: [active],
    category: [category],
  },
}: ListState<Order, Filter>): Partial<SkillsQuery> => ({
  query: text,
  ...(active !== undefined && { active: active === "1" }),
  ...(category !== undefined && { category_id: Number(category) }),
  order_by: order,
  order_by_direction: direction,
  page,
});
