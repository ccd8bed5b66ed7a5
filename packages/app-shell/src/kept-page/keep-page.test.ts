import { type DataStrategyResult, UNSAFE_ErrorResponseImpl as ErrorResponse } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";

import { getFailedNavigation, onFailedNavigation } from "./failed-navigation.ts";
import { keepPage, setShownPage } from "./keep-page.ts";

const ORIGIN = "https://devguild.example";
const OFFLINE: DataStrategyResult = { type: "error", result: new TypeError("Failed to fetch") };
const network = new EventTarget();
const assign = vi.fn<(path: string) => void>();
const NEW_DATA: DataStrategyResult = { type: "data", result: { jobs: ["new"] } };

const goTo = async (path: string, list: DataStrategyResult) => {
  const request = new Request(ORIGIN + path);
  const answered = await keepPage({ request } as never, () => Promise.resolve({ list }));
  return (answered as { list: DataStrategyResult }).list;
};

const leadsTo = ({ result }: DataStrategyResult) => (result as Response).headers.get("Location");

beforeEach(async () => {
  assign.mockClear();
  vi.stubGlobal("scrollY", 640);
  vi.stubGlobal("addEventListener", network.addEventListener.bind(network));
  vi.stubGlobal("__reactRouterRouteModules", { list: {} });
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  vi.stubGlobal("location", { origin: ORIGIN, assign });
  setShownPage("/en/jobs", new Map([["list", { jobs: ["old"] }]]));
  await goTo("/en/jobs", NEW_DATA);
});

test("a page that loads is shown", async () => {
  expect(await goTo("/en/jobs?remote=1", NEW_DATA)).toBe(NEW_DATA);
  expect(getFailedNavigation()).toBeNull();
});

test.each(["/en/jobs?remote=1", "/en/companies"])(
  "without a network, %s leads back to the page that was shown, and the failure is known",
  async (path) => {
    expect(leadsTo(await goTo(path, OFFLINE))).toBe("/en/jobs");
    expect(getFailedNavigation()).toEqual({ to: path, scrollY: 640 });
    // The way back needs no network either.
    expect(await goTo("/en/jobs", OFFLINE)).toEqual({ type: "data", result: { jobs: ["old"] } });
    expect(getFailedNavigation()?.to).toBe(path);
  },
);

test("the next page that loads ends the failure", async () => {
  await goTo("/en/companies", OFFLINE);
  await goTo("/en/jobs", OFFLINE);
  await goTo("/en/companies", NEW_DATA);
  expect(getFailedNavigation()).toBeNull();
});

test.each(["online", "offline"])(
  "what failed is drawn again when the browser goes %s, because it says that",
  async (event) => {
    await goTo("/en/companies", OFFLINE);
    const draw = vi.fn<() => void>();
    const stop = onFailedNavigation(draw);
    const before = getFailedNavigation();
    network.dispatchEvent(new Event(event));
    expect(draw).toHaveBeenCalledOnce();
    expect(getFailedNavigation()).toEqual(before);
    expect(getFailedNavigation()).not.toBe(before);

    await goTo("/en/jobs", OFFLINE);
    await goTo("/en/companies", NEW_DATA);
    draw.mockClear();
    network.dispatchEvent(new Event(event));
    expect(draw).not.toHaveBeenCalled();
    stop();
  },
);

test("a server error keeps the list it would replace, but another page shows its error", async () => {
  const error: DataStrategyResult = {
    type: "error",
    result: new ErrorResponse(503, "Unavailable", null),
  };
  expect(leadsTo(await goTo("/en/jobs?remote=1", error))).toBe("/en/jobs");
  await goTo("/en/jobs", NEW_DATA);
  expect(await goTo("/en/companies", error)).toBe(error);
});

test("a page that doesn't exist shows its error", async () => {
  const error: DataStrategyResult = {
    type: "error",
    result: new ErrorResponse(404, "Not found", null),
  };
  expect(await goTo("/en/jobs?remote=1", error)).toBe(error);
});

test("a page whose code failed once is opened as a document, once there is a network", async () => {
  vi.stubGlobal("__reactRouterRouteModules", {});
  expect(leadsTo(await goTo("/en/companies", NEW_DATA))).toBe("/en/jobs");
  expect(assign).not.toHaveBeenCalled();
  vi.stubGlobal("fetch", () => Promise.resolve(new Response()));
  // A prefetch may have loaded it, but the router still has the failure.
  vi.stubGlobal("__reactRouterRouteModules", { list: {} });
  void goTo("/en/companies", NEW_DATA);
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith("/en/companies"));
});
