import { dataOf } from "@devguild/schemas/fields";
import { footerLinks, globalSiteData, menuData, quote } from "@devguild/schemas/site-data";
import { z } from "zod";

import { anyone, endpoint } from "./endpoint.ts";

export const siteData = {
  global: endpoint({
    method: "GET",
    path: "/site-data/global",
    summary: "Site-wide figures and the weights of the match score",
    access: anyone,
    answer: { 200: dataOf(globalSiteData) },
  }),
  footerLinks: endpoint({
    method: "GET",
    path: "/site-data/footer-links",
    summary: "The skills, locations and companies with the most jobs, and the operator's links",
    access: anyone,
    answer: { 200: dataOf(footerLinks) },
  }),
  menu: endpoint({
    method: "GET",
    path: "/site-data/menu",
    summary: "The most common video topics, the newest articles and their categories",
    access: anyone,
    answer: { 200: dataOf(menuData) },
  }),
  quotes: endpoint({
    method: "GET",
    path: "/site-data/quotes",
    summary: "Testimonials from developers and companies",
    access: anyone,
    staysSmall: "quotes that we chose",
    answer: { 200: dataOf(z.array(quote)) },
  }),
};
