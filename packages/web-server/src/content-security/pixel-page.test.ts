import { describe, expect, test } from "vitest";

import { pixelPage } from "./pixel-page.ts";

const ADDRESS = "https://count.example/p.gif?ad=7&from=devguild";

describe("the page that asks for an ad's pixel", () => {
  test("allows a picture of the host that the ad names, and nothing else of anybody", () => {
    expect(pixelPage(ADDRESS).headers.get("Content-Security-Policy")).toBe(
      "default-src 'none'; img-src https://count.example; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
    );
    expect(pixelPage(ADDRESS).headers.get("X-Frame-Options")).toBe("SAMEORIGIN");
  });

  test("names the port where there is one", () => {
    const policy = pixelPage("https://count.example:8443/p").headers.get("Content-Security-Policy");
    expect(policy).toContain("img-src https://count.example:8443;");
  });

  test("asks for the address to the letter, and tells no more of us than our name", async () => {
    const text = await pixelPage(ADDRESS).text();
    expect(text).toContain('src="https://count.example/p.gif?ad=7&amp;from=devguild"');
    expect(text).toContain('referrerpolicy="strict-origin"');
    expect(text).toContain('alt=""');
  });

  test("an address cannot leave its attribute", async () => {
    const text = await pixelPage('https://count.example/"><script>x</script>').text();
    expect(text).not.toContain("<script>");
    expect(text).not.toContain('/">');
  });

  test.each([
    ["no address", null],
    ["a host that would end the directive", "https://a;sandbox.example/p"],
    ["a host that is a wildcard", "https://*/p"],
    ["an address that is not encrypted", "http://count.example/p"],
  ])("%s asks for nothing", async (_, address) => {
    const answer = pixelPage(address);
    expect(answer.status).toBe(204);
    expect(await answer.text()).toBe("");
  });
});
