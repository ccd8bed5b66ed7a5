import { untilSaved } from "../until-saved.ts";
import { expect, test } from "./fixtures.ts";

test("a developer edits each part of the profile", async ({ loggedIn }) => {
  const page = await loggedIn("developer", "site");
  await page.goto("/en/user/profile");

  await test.step("an invalid number is refused at its field, and nothing is lost", async () => {
    const details = page.getByRole("region", { name: "Details" });
    await details.getByRole("button", { name: "Edit: Details" }).click();
    await details.getByLabel("Job title").fill("Backend Engineer");
    await details.getByLabel("Phone", { exact: true }).fill("call me");
    await details.getByRole("button", { name: "Save" }).click();
    await expect(details.getByText("Please enter a valid phone number.")).toBeVisible();
    await expect(details.getByLabel("Phone", { exact: true })).toBeFocused();
    await details.getByLabel("Phone", { exact: true }).fill("+491701234567");
    await details.getByRole("button", { name: "Save" }).click();
    await expect(details.getByText("Saved.")).toBeVisible();
    await expect(details.getByText("+491701234567")).toBeVisible();
    await expect(details.getByRole("button", { name: "Edit: Details" })).toBeFocused();
  });

  await test.step("skills are added, given years and removed", async () => {
    const skills = page.getByRole("region", { name: "Skills" });
    await skills.getByRole("button", { name: "Edit: Skills" }).click();
    await skills.getByRole("combobox", { name: "Add a skill" }).fill("Rust");
    await page.getByRole("option", { name: "Rust", exact: true }).click();
    for (const years of ["", "-3", "2.5"]) {
      await skills.getByLabel("Years of Rust").fill(years);
      await skills.getByRole("button", { name: "Save" }).click();
      await expect(skills.getByText(/^Enter whole years for Rust, from 1 to 50\./)).toBeVisible();
    }
    await skills.getByLabel("Years of Rust").fill("12");
    await skills.getByRole("button", { name: "Remove Kafka" }).click();
    await skills.getByRole("button", { name: "Save" }).click();
    await expect(skills.getByRole("listitem").first()).toHaveText(/Rust\s*12 years/);
    await expect(skills.getByText("Kafka")).toHaveCount(0);
  });

  await test.step("location, preferences, interests and links are saved", async () => {
    const place = page.getByRole("region", { name: "Location and citizenship" });
    await place.getByRole("button", { name: /^Edit/ }).click();
    await place.getByRole("combobox", { name: "City" }).fill("Berlin");
    await page.getByRole("option", { name: "Berlin, Germany" }).click();
    await place.getByRole("button", { name: "Save" }).click();
    await expect(place.getByText("Berlin, Germany")).toBeVisible();
    await expect(place.getByRole("button", { name: /^Edit/ })).toBeFocused();

    await place.getByRole("button", { name: /^Edit/ }).click();
    await place.getByRole("combobox", { name: "City" }).fill("Kleinkleckersdorf");
    await page.getByRole("option", { name: "Use “Kleinkleckersdorf”" }).click();
    await expect(place.getByLabel("Town")).toHaveValue("Kleinkleckersdorf");
    await place.getByRole("combobox", { name: "Nearest city" }).fill("Leipzig");
    await page.getByRole("option", { name: "Leipzig, Germany" }).click();
    await place.getByRole("button", { name: "Save" }).click();
    await expect(place.getByText("Kleinkleckersdorf (near Leipzig, Germany)")).toBeVisible();

    const wishes = page.getByRole("region", { name: "Job preferences" });
    await wishes.getByRole("button", { name: /^Edit/ }).click();
    await wishes.getByLabel("I’d relocate for a job.").check();
    await wishes.getByRole("button", { name: "Save" }).click();
    await expect(wishes.getByText("Willing to relocate").locator("..")).toContainText("Yes");

    const interests = page.getByRole("region", { name: "Interests" });
    await interests.getByRole("button", { name: /^Add/ }).click();
    const chosen = interests.getByRole("checkbox").first();
    await chosen.check();
    await interests.getByRole("button", { name: "Save" }).click();
    await expect(interests.getByRole("listitem")).toHaveCount(1);

    const links = page.getByRole("region", { name: "Links" });
    await links.getByRole("button", { name: /^(Add|Edit)/ }).click();
    await links.getByLabel("GitHub").fill("https://github.com/a/b");
    await links.getByRole("button", { name: "Save" }).click();
    await expect(links.getByText("Use the form https://github.com/your-name.")).toBeVisible();
    await links.getByLabel("GitHub").fill("https://github.com/mira-k");
    await links.getByRole("button", { name: "Save" }).click();
    await expect(links.getByText("https://github.com/mira-k")).toBeVisible();
  });

  await test.step("she hides from a company and from our team, and shows herself again", async () => {
    const section = page.getByRole("region", { name: "Who can find you" });
    const team = section.getByRole("switch", { name: "Our talent team can find me" });
    const company = section.getByRole("combobox", { name: "Hide from a company" });
    await company.fill("Quayl");
    await expect(page.getByRole("option", { name: "Quayline", exact: true })).toBeVisible();
    // A press scrolls to the option first, which can hide the list by moving its field out of view.
    await company.press("Enter");
    await expect(section.getByRole("listitem")).toContainText("Quayline");
    await team.click();
    await expect(section.getByText(/can’t find you in searches/)).toBeVisible();
    await page.reload();
    await expect(team).not.toBeChecked();
    await section.getByRole("button", { name: "Remove: Quayline" }).click();
    await expect(section.getByRole("listitem")).toHaveCount(0);
    await team.click();
    await expect(team).toBeChecked();
  });

  await test.step("a picture and a CV are uploaded; a CV that isn't a PDF is refused", async () => {
    const picture = page.getByRole("region", { name: "Picture" });
    const png = await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 300 } });
    await picture
      .getByLabel("Picture", { exact: true })
      .setInputFiles({ name: "me.png", mimeType: "image/png", buffer: png });
    await expect(picture.getByRole("button", { name: "Remove: Picture" })).toBeVisible();
    await picture.getByRole("button", { name: "Illustration 3" }).click();
    await expect(picture.getByRole("button", { name: "Illustration 3" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );

    const cv = page.getByRole("region", { name: "CV" });
    const field = cv.getByLabel("CV", { exact: true });
    const wrong = { name: "cv.pdf", mimeType: "application/pdf", buffer: Buffer.from("no PDF") };
    await field.setInputFiles(wrong);
    await expect(cv.getByText(/We couldn’t upload the file\./)).toBeVisible();
    await field.setInputFiles({ ...wrong, buffer: await page.pdf() });
    await expect(cv.getByText(/^Uploaded on/)).toBeVisible();
    const download = page.waitForEvent("download");
    await cv.getByRole("button", { name: "Download my CV" }).click();
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  });

  await test.step("emails are turned off immediately, and stay off", async () => {
    await untilSaved(page, () => page.getByRole("switch", { name: "Newsletter" }).uncheck());
    const messages = page.getByRole("switch", { name: "Messages from our talent team" });
    await untilSaved(page, () => messages.uncheck());
    await page.reload();
    await expect(page.getByRole("switch", { name: "Newsletter" })).not.toBeChecked();
    await expect(messages).not.toBeChecked();
    await expect(page.getByText("https://github.com/mira-k")).toBeVisible();
  });

  await test.step("leaving with unsaved changes asks for confirmation", async () => {
    const languages = page.getByRole("region", { name: "Languages" });
    await languages.getByRole("button", { name: /^Edit/ }).click();
    await languages.getByRole("button", { name: "Remove Croatian" }).click();
    await page.getByRole("link", { name: "Tech Jobs" }).first().click();
    await page.getByRole("dialog").getByRole("button", { name: "Stay here" }).click();
    await expect(page).toHaveURL(/user\/profile/);
    await languages.getByRole("button", { name: "Cancel" }).click();
    await expect(languages.getByText("Croatian")).toBeVisible();
    await page.getByRole("link", { name: "Tech Jobs" }).first().click();
    await expect(page).toHaveURL(/\/en\/jobs/);
  });
});

test("a city typed before the options have loaded stays as typed", async ({ loggedIn }) => {
  const page = await loggedIn("developer", "site");
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
  await page.route("**/api/v2/locations/cities/search*", async (route) => {
    await arrival;
    await route.fallback();
  });
  await page.goto("/en/user/profile");
  const place = page.getByRole("region", { name: "Location and citizenship" });
  await place.getByRole("button", { name: /^Edit/ }).click();
  const city = place.getByRole("combobox", { name: "City" });
  await city.fill("Lisb");
  arrive();
  await expect(page.getByRole("option", { name: "Lisbon, Portugal" })).toBeVisible();
  await expect(city).toHaveValue("Lisb");
});
