import type { Page } from "@playwright/test";

import { expect, test } from "./fixtures.ts";

const choose = async (page: Page, field: string, text: string) => {
  const combobox = page.getByRole("combobox", { name: field });
  await combobox.fill(text);
  const option = page.getByRole("option", { name: new RegExp(`^${text}`) }).first();
  await expect(option).toBeVisible();
  // By keyboard: scrolling to an option far down would scroll the field away, which closes its list.
  await combobox.press("Enter");
};

const write = async (page: Page, field: string, text: string) => {
  await page.getByRole("textbox", { name: field, exact: true }).click();
  await page.keyboard.type(text);
};

const isSaved = (page: Page) => expect(page.getByText("Saved just now").first()).toBeVisible();

/** Counts from now on how often something is sent, which a double click must not do twice. */
const countSent = (page: Page, address: RegExp) => {
  let sent = 0;
  page.on("request", (request) => {
    if (request.method() === "PUT" && address.test(request.url())) sent += 1;
  });
  return () => sent;
};

test("a recruiter writes an ad, loses nothing on a reload, publishes it, and a guest finds it", async ({
  loggedIn,
  page: guest,
  watch,
}) => {
  watch(guest);
  const page = await loggedIn("recruiter", "company");
  const title = `Berth Planner ${Date.now()}`;

  await test.step("she opens the form from the dashboard and reads what an ad needs", async () => {
    await page.goto("/en/company-dashboard");
    await page.getByRole("link", { name: "Post a job" }).first().click();
    await page.getByRole("button", { name: "Publish job" }).first().click();
    for (const message of [
      "Please enter the job title.",
      "Please define the seniority for the position.",
      "Language is required.",
      "Please choose at least one skill required for this position.",
      'Please select at least one city or "remote".',
      "Please enter the job's tasks.",
      "Please enter the job's requirements.",
      "Please enter the job's benefits.",
    ])
      await expect(page.getByText(message)).toBeVisible();
    await expect(page.getByLabel("Job title")).toBeFocused();
    await expect(page.getByText(/things to fix\. Nothing you typed is lost\./)).toBeVisible();
  });

  await test.step("while she types, the draft gets its own URL", async () => {
    await page.getByLabel("Job title").fill(title);
    await expect(page.getByText("Please enter the job title.")).toBeHidden();
    await expect(page).toHaveURL(/\/company\/jobs\/edit\/\d+$/);
    await expect(page.getByLabel("Job title")).toBeFocused();
    await page.getByText("Senior (5+ YoE)").click();
    await choose(page, "Language at work", "English");
    for (const skill of ["Go", "Rust", "Kafka", "PostgreSQL", "Kubernetes", "Terraform"])
      await choose(page, "Skills", skill);
    await expect(page.getByText(/^You reached the maximum of 5 skills\./)).toBeVisible();
    await choose(page, "Cities", "Hamburg");
    await page.getByLabel("Salary from").fill("780");
    await page.getByLabel("Salary to").fill("96000");
    await expect(page.getByText("The value must be at least 5000")).toBeVisible();
    await page.getByLabel("Salary from").fill("78000");
    await write(page, "Tasks", "Decide which ship goes where.");
    await page
      .getByRole("toolbar", { name: "Format: Tasks" })
      .getByRole("button", { name: "Bullet list" })
      .click();
    await write(page, "Requirements", "Some years of Go.");
    await isSaved(page);
  });

  await test.step("a reload, even right after typing, restores everything", async () => {
    await write(page, "Benefits", "The harbour ferry.");
    page.once("dialog", (dialog) => void dialog.accept());
    await page.reload();
    await expect(page.getByRole("region", { name: "The job", exact: true })).toContainText(
      `${title} · Senior · Go, Rust, Kafka, PostgreSQL, Kubernetes · English`,
    );
    await page.getByRole("button", { name: "Expand all sections" }).click();
    await expect(page.getByLabel("Job title")).toHaveValue(title);
    await expect(page.getByRole("textbox", { name: "Benefits" })).toHaveText("The harbour ferry.");
    await expect(page.getByRole("textbox", { name: "Tasks" }).getByRole("listitem")).toHaveText(
      "Decide which ship goes where.",
    );
    await isSaved(page);
  });

  await test.step("she checks the preview and the reach, and chooses a slot", async () => {
    await page.getByText("Preview", { exact: true }).click();
    await expect(page.getByRole("region", { name: "Preview" })).toContainText("The harbour ferry.");
    await expect(page.getByRole("region", { name: "Reach" }).first()).toContainText(/\d/);
    await page.getByText("Form", { exact: true }).click();
    await page.getByRole("radio", { name: /^Membership slot/ }).check();
  });

  await test.step("Enter in a type-ahead selects the first match, and publishes nothing", async () => {
    const skills = page.getByRole("combobox", { name: "Skills" });
    await skills.press("Backspace");
    await expect(page.getByText("4 of 5", { exact: true })).toBeVisible();
    await skills.pressSequentially("terraf");
    await skills.press("Enter");
    await expect(page.getByText("5 of 5", { exact: true })).toBeVisible();
    await skills.pressSequentially("no such skill");
    await skills.press("Enter");
    const cities = page.getByRole("combobox", { name: "Cities" });
    // Right after typing, while the list is still loading.
    await cities.pressSequentially("bremen");
    await cities.press("Enter");
    await cities.press("Enter");
    const language = page.getByRole("combobox", { name: "Language at work" });
    await language.fill("germ");
    await language.press("Enter");
    await expect(language).toHaveValue("German");
    await language.press("Enter");
    await isSaved(page);
    await expect(page).toHaveURL(/\/company\/jobs\/edit\/\d+$/);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: "Post a job" })).toBeVisible();
    await page.getByRole("button", { name: "Edit: The job" }).click();
    await expect(language).toHaveValue("German");
    await expect(page.getByText("Terraform", { exact: true }).first()).toBeVisible();
  });

  await test.step("she publishes it with a slot", async () => {
    await page.getByRole("radio", { name: /^Membership slot/ }).check();
    // Without a network she reads so beside the button that she pressed, and presses it again.
    const publish = page.getByRole("button", { name: "Publish job" }).first();
    await page.context().setOffline(true);
    await publish.click();
    await expect(page.getByRole("alert").filter({ hasText: "You’re offline." })).toBeInViewport();
    await page.context().setOffline(false);
    const published = countSent(page, /\/jobs\/\d+$/);
    await publish.dblclick();
    await expect(page.getByText(`“${title}” is published.`)).toBeVisible();
    expect(published()).toBe(1);
    await expect(page).toHaveURL(/company-dashboard/);
    await expect(page.getByRole("heading", { level: 3, name: title })).toBeVisible();
  });

  await test.step("a guest finds it as soon as the index knows it, and opens it", async () => {
    await expect(async () => {
      await guest.goto(`/en/jobs?job_title=${encodeURIComponent(title)}`);
      await expect(guest.getByRole("link", { name: title }).first()).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: 20_000, intervals: [100] });
    await guest.getByRole("link", { name: title }).first().click();
    await expect(guest.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(guest.getByText("Decide which ship goes where.")).toBeVisible();
  });

  const act = async (action: string) => {
    await page.getByRole("button", { name: `Actions: ${title}`, exact: true }).click();
    await page.getByRole("menuitem", { name: action }).click();
  };
  const row = page.getByRole("listitem").filter({ hasText: title });

  await test.step("she gives it another address, and the old one still leads to it", async () => {
    const old = guest.url();
    await act("Change address");
    const dialog = page.getByRole("dialog", { name: "Change this job’s address" });
    const address = dialog.getByLabel("Address");
    await address.fill("no address");
    await dialog.getByRole("button", { name: "Change address" }).click();
    await expect(address).toBeFocused();
    await address.fill(`harbour-${Date.now()}`);
    await dialog.getByRole("button", { name: "Change address" }).click();
    await expect(page.getByText(`“${title}” has a new address.`)).toBeVisible();
    await guest.goto(old);
    await expect(guest).toHaveURL(/\/harbour-\d+$/);
    await expect(guest.getByRole("heading", { level: 1, name: title })).toBeVisible();
  });

  await test.step("she extends it, and takes it off the site", async () => {
    await act("Extend");
    const extending = page.getByRole("dialog", { name: "Extend this job" });
    await extending.getByLabel("Days").fill("400");
    await extending.getByRole("button", { name: "Extend job" }).click();
    await expect(extending.getByText("Choose 1 to 90 days.")).toBeVisible();
    await extending.getByLabel("Days").fill("14");
    // The answer gets lost, so she presses again: it isn't extended twice.
    await page.route(
      /\/extend$/,
      async (route) => {
        await route.fetch();
        await route.abort("internetdisconnected");
      },
      { times: 1 },
    );
    await extending.getByRole("button", { name: "Extend job" }).click();
    const failure = extending.getByRole("alert");
    await expect(failure).toBeVisible();
    await extending.getByRole("button", { name: "Extend job" }).click();
    await expect(failure).toContainText("This job has been extended already.");
    await extending.getByRole("button", { name: "Cancel" }).click();
    await act("Extend");
    await extending.getByLabel("Days").fill("1");
    await extending.getByRole("button", { name: "Extend job" }).click();
    await expect(page.getByText(`“${title}” is open until`)).toBeVisible();
    await act("Unpublish");
    const unpublishing = page.getByRole("dialog", { name: "Unpublish this job?" });
    await expect(unpublishing).toContainText("Its job slot is free straight away.");
    const unpublished = countSent(page, /\/unpublish$/);
    await unpublishing.getByRole("button", { name: "Unpublish job" }).dblclick();
    await expect(page.getByText(`“${title}” unpublished.`)).toBeVisible();
    expect(unpublished()).toBe(1);
    await expect(row).toContainText("Unpublished");
    expect((await guest.reload())?.status()).toBe(404);
  });

  await test.step("she archives it, and undoes that", async () => {
    await act("Archive");
    await expect(page.getByText(`“${title}” archived.`)).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText(`“${title}” moved out of the archive.`)).toBeVisible();
    await expect(row).toContainText("Unpublished");
  });

  await test.step("she duplicates it and deletes the copy", async () => {
    await page.getByRole("button", { name: `Actions: ${title}`, exact: true }).click();
    await page.getByRole("menuitem", { name: "Duplicate" }).click();
    await expect(page.getByLabel("Job title")).toHaveValue(`Copy of ${title}`);
    await isSaved(page);
    await page.getByRole("link", { name: "Dashboard", exact: true }).click();
    await page.getByRole("button", { name: `Actions: Copy of ${title}` }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    const dialog = page.getByRole("dialog", { name: "Delete this draft?" });
    await expect(dialog).toContainText(`Copy of ${title}`);
    await dialog.getByRole("button", { name: "Delete draft" }).click();
    await expect(page.getByRole("heading", { level: 3, name: `Copy of ${title}` })).toBeHidden();
  });
});

test("finished sections fold to one line, and open for whatever is wrong in them", async ({
  loggedIn,
}) => {
  const page = await loggedIn("recruiter", "company");
  const title = page.getByLabel("Job title");
  const job = page.getByRole("region", { name: "The job", exact: true });
  const card = page.getByRole("region", { name: "In search results" });

  await test.step("an ad opens with all its sections folded", async () => {
    await page.goto("/en/company-dashboard");
    await page
      .getByRole("button", { name: /^Actions: Senior/ })
      .first()
      .click();
    await page.getByRole("menuitem", { name: "Edit" }).click();
    await expect(job.getByRole("button", { name: "Edit: The job" })).toHaveAttribute(
      "aria-expanded",
      "false",
    );
    await expect(title).toBeHidden();
    await expect(page.getByRole("button", { name: "Edit: Job description" })).toBeVisible();
  });

  await test.step("by keyboard, she opens one, changes it, and folds it again", async () => {
    await job.getByRole("button").focus();
    await page.keyboard.press("Enter");
    await expect(job.getByRole("button", { name: "Done: The job" })).toHaveAttribute(
      "aria-expanded",
      "true",
    );
    await page.keyboard.press("Tab");
    await expect(title).toBeFocused();
    await title.fill("Harbour Lights Engineer");
    await expect(card.getByRole("heading", { level: 3 })).toHaveText("Harbour Lights Engineer");
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Enter");
    await expect(title).toBeHidden();
    await expect(job).toContainText("Harbour Lights Engineer · Senior");
  });

  await test.step("an error from the server opens its section, and the list of sections leads to a folded one", async () => {
    await page.route("**/api/v2/companies/*/jobs/*", (route) =>
      route.request().method() === "PUT"
        ? route.fulfill({ status: 422, json: { errors: { title: ["Choose another title."] } } })
        : route.fallback(),
    );
    await page.getByRole("button", { name: "Save changes" }).first().click();
    await expect(title).toBeFocused();
    await expect(job).toContainText("Choose another title.");
    await page
      .getByRole("navigation", { name: "Form sections" })
      .getByRole("link", { name: /^Location/ })
      .click();
    await expect(page.getByRole("combobox", { name: "Cities" })).toBeVisible();
    await expect(page.getByRole("heading", { level: 2, name: "Location" })).toBeFocused();
  });

  await test.step("all fold and open together", async () => {
    await page.getByRole("button", { name: "Expand all sections" }).click();
    await expect(page.getByRole("textbox", { name: "Benefits", exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Collapse finished sections" }).click();
    await expect(page.getByRole("combobox", { name: "Cities" })).toBeHidden();
    await expect(title).toBeVisible();
  });
});

test("an owner publishes a single ad by invoice, sees what it costs first, and gets the PDF", async ({
  loggedIn,
  mailTo,
}) => {
  const page = await loggedIn("owner", "company", "company");
  const title = `Quay Crane Engineer ${Date.now()}`;
  const invoice = page.getByRole("region", { name: "Invoice" });

  await test.step("she writes the ad", async () => {
    await page.goto("/en/company/post-job");
    await page.getByLabel("Job title").fill(title);
    await page.getByText("Senior (5+ YoE)").click();
    await choose(page, "Language at work", "English");
    await choose(page, "Skills", "Go");
    await choose(page, "Cities", "Hamburg");
    await write(page, "Tasks", "Keep the cranes moving.");
    await write(page, "Requirements", "Some years of Go.");
    await write(page, "Benefits", "The harbour ferry.");
  });

  await test.step("with a single price, she sees the amount, VAT, who gets the invoice and when it is due", async () => {
    await page.getByRole("radio", { name: /^Regular\s*€699/ }).check();
    await expect(invoice).toContainText("Regular ad, 45 days online");
    await expect(invoice).toContainText("€699.00");
    await expect(invoice).toContainText("Reverse charge");
    await expect(invoice).toContainText("billing@tidewerk.example");
    await expect(invoice).toContainText(/Due \d+ \w+ \d{4}/);
  });

  await test.step("another country changes VAT, and a VAT ID of the wrong form is named", async () => {
    await invoice.getByRole("button", { name: "Edit billing details" }).click();
    await invoice.getByLabel("Country").selectOption({ label: "Austria" });
    await expect(invoice).toContainText("20% VAT");
    await expect(invoice).toContainText("€838.80");
    await page.getByRole("button", { name: "Publish job" }).last().click();
    await expect(invoice).toContainText("Enter a VAT ID such as ATU12345678, or leave it empty.");
    await invoice.getByLabel("Country").selectOption({ label: "Germany" });
    await expect(invoice).toContainText("Reverse charge");
  });

  await test.step("it is published, and the invoice comes by email and as a PDF", async () => {
    await page.getByRole("button", { name: "Publish job" }).last().click();
    await expect(
      page.getByText(`“${title}” is published. We’ve emailed the invoice.`),
    ).toBeVisible();
    const mail = await mailTo("billing@tidewerk.example", /^Invoice DG-/);
    expect(mail.text).toContain("€699.00");
    const me = (await (await page.request.get("/api/v2/user")).json()) as {
      data: { company: { id: number } };
    };
    const base = `/api/v2/companies/${me.data.company.id}/invoices`;
    const { data } = (await (await page.request.get(base)).json()) as {
      data: { id: number; subject: string }[];
    };
    const issued = data.find(({ subject }) => subject === `Regular ad, ${title}`);
    const pdf = await page.request.get(`${base}/${issued?.id}/pdf`);
    expect(pdf.headers()["content-type"]).toBe("application/pdf");
    expect((await pdf.body()).subarray(0, 5).toString()).toBe("%PDF-");
  });
});

test("a recruiter can’t publish by invoice, and reads who can", async ({ loggedIn }) => {
  const page = await loggedIn("recruiter", "company");
  await page.goto("/en/company/post-job");
  await expect(page.getByText(/^Ask your company’s owner or an administrator/)).toBeVisible();
  await expect(page.getByRole("radio", { name: /^Regular\s*€699/ })).toBeDisabled();
  const me = (await (await page.request.get("/api/v2/user")).json()) as {
    data: { company: { id: number } };
  };
  const answer = await page.request.get(`/api/v2/companies/${me.data.company.id}/invoices`);
  expect(answer.status()).toBe(403);
});

test("users without the permission to post jobs don’t get the form", async ({ loggedIn }) => {
  const campaigns = await loggedIn("campaigns", "company");
  expect((await campaigns.goto("/en/company/post-job"))?.status()).toBe(403);
  const staff = await loggedIn("super-admin", "company");
  expect((await staff.goto("/en/company/post-job"))?.status()).toBe(403);
});
