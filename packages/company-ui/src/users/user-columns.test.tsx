import { DesignSystemProvider } from "@devguild/design-system/design-system-provider";
import type { CompanyUser } from "@devguild/schemas/company-users";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { listUserColumns } from "./user-columns.tsx";

const emil: CompanyUser = {
  id: 7,
  user_id: 9,
  full_name: "Emil Lindqvist",
  first_name: "Emil",
  last_name: "Lindqvist",
  email: "emil.lindqvist@tidewerk.example",
  image: null,
  role: "company-campaign-manager",
  status: "invited",
  has_jobs: false,
  invited_at: "2026-11-04T12:00:00Z",
  invitation_expired: true,
  last_login_at: null,
};

const showStatus = (user: CompanyUser, canEdit = true) => {
  const column = listUserColumns(canEdit ? () => {} : null).find(({ id }) => id === "status");
  return renderToStaticMarkup(
    <DesignSystemProvider now={new Date("2026-11-20T12:00:00Z")}>
      {column?.cell(user)}
    </DesignSystemProvider>,
  ).replace(/<[^>]+>/g, "");
};

test("an invitation that has expired says so, and offers to send it again", () => {
  expect(showStatus(emil)).toBe("ExpiredSend again to Emil Lindqvist");
  expect(showStatus(emil, false)).toBe("Expired");
  expect(showStatus({ ...emil, invitation_expired: false })).toBe("Invited");
});
