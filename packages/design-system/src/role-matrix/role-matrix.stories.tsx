import type { Meta, StoryObj } from "@storybook/react-vite";

import { RoleMatrix } from "./role-matrix.tsx";

const meta = {
  title: "Back office/RoleMatrix",
  component: RoleMatrix,
  args: {
    roles: [
      { id: "admin", label: "Super admin", purpose: "Everything" },
      { id: "talent", label: "Talent manager", purpose: "Developers and jobs" },
      { id: "support", label: "Support", purpose: "Read only" },
    ],
    groups: [
      {
        title: "People",
        rights: [
          {
            text: "Developers",
            extentFor: (role) => (role === "support" ? "view" : "full"),
          },
          { text: "Sourcing", extentFor: (role) => (role === "support" ? "none" : "full") },
        ],
      },
      {
        title: "Companies",
        rights: [
          { text: "Accounts", extentFor: (role) => (role === "admin" ? "full" : "view") },
          { text: "Delete", extentFor: (role) => (role === "admin" ? "full" : "none") },
        ],
      },
    ],
  },
} satisfies Meta<typeof RoleMatrix>;
export default meta;

export const Roles: StoryObj<typeof meta> = {};
