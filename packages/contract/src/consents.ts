import { serviceConsents, serviceConsentsBody } from "@devguild/schemas/consents";
import { dataOf } from "@devguild/schemas/fields";

import { endpoint, user } from "./endpoint.ts";

export const consents = {
  services: endpoint({
    method: "GET",
    path: "/user/service-consents",
    summary: "Third-party services the login allows",
    access: user,
    answer: { 200: dataOf(serviceConsents) },
  }),
  chooseServices: endpoint({
    method: "PUT",
    path: "/user/service-consents",
    summary: "Allow third-party services; consent to any not listed is withdrawn",
    access: user,
    body: serviceConsentsBody,
    answer: { 200: dataOf(serviceConsents) },
  }),
};
