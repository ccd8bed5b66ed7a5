// Written by `pnpm generate` from the contract.
import { browserCall } from "../browser-call.ts";

export const languages = /* @__PURE__ */ browserCall("catalogue", "languages", "GET /languages");
export const skills = /* @__PURE__ */ browserCall("catalogue", "skills", "GET /lists/skills");
export const skillCategories = /* @__PURE__ */ browserCall("catalogue", "skillCategories", "GET /lists/skills/categories");
export const countries = /* @__PURE__ */ browserCall("catalogue", "countries", "GET /lists/countries");
export const cities = /* @__PURE__ */ browserCall("catalogue", "cities", "GET /locations/cities/search");
export const regionsAndCountries = /* @__PURE__ */ browserCall("catalogue", "regionsAndCountries", "GET /locations/regions-and-countries");
export const events = /* @__PURE__ */ browserCall("catalogue", "events", "GET /lists/events");
