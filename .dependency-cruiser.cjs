// Which packages and apps may import which. Imports among the files of an API module are checked by
// apps/api/src/modules/modules.test.ts.
const only = (name, from, allowed, files = []) => ({
  name: `${name}-imports`,
  severity: "error",
  comment: `${name} may import only ${allowed.join(", ") || "nothing of ours"}.`,
  from: { path: from },
  to: {
    path: "^(packages|apps)/",
    pathNot: [from, ...allowed.map((each) => `^packages/${each}/`), ...files],
  },
});

const packageRule = (name, allowed) => only(name, `^packages/${name}/`, allowed);
const appRule = (name, allowed) => only(name, `^apps/${name}/`, allowed);

const WEB = [
  "schemas",
  "matching",
  "api-client",
  "session",
  "design-system",
  "app-shell",
  "auth-ui",
  "consent",
  "company-ui",
  "web-server",
  "fixtures",
];

module.exports = {
  forbidden: [
    { name: "no-cycles", severity: "error", from: {}, to: { circular: true } },
    packageRule("fonts", []),
    packageRule("schemas", []),
    packageRule("matching", []),
    packageRule("config", ["schemas"]),
    packageRule("job-index", ["schemas", "matching"]),
    packageRule("contract", ["schemas"]),
    packageRule("api-client", ["contract", "schemas"]),
    packageRule("session", ["contract", "api-client", "schemas"]),
    packageRule("design-system", ["fonts", "schemas", "matching"]),
    packageRule("app-shell", ["fonts", "design-system", "session", "api-client", "schemas"]),
    packageRule("auth-ui", ["design-system", "session", "api-client", "schemas"]),
    packageRule("consent", ["design-system", "session", "api-client", "schemas"]),
    packageRule("company-ui", [
      "design-system",
      "session",
      "api-client",
      "auth-ui",
      "consent",
      "schemas",
      "matching",
      "fixtures",
    ]),
    // The web server asks the shell which app serves a path, and loads the data of the shell's
    // pages.
    packageRule("web-server", ["config", "app-shell", "session", "api-client", "schemas"]),
    packageRule("fixtures", ["schemas", "contract"]),
    // Checks across the apps: every menu link against the screens, and every bundle budget.
    only(
      "e2e",
      "^packages/e2e/",
      ["schemas", "contract", "app-shell", "web-server"],
      ["^apps/(site|company|admin)/app/routes\\.ts$"],
    ),
    appRule("site", WEB),
    appRule("company", WEB),
    appRule("admin", WEB),
    appRule("api", ["fonts", "contract", "schemas", "matching", "job-index", "config"]),
    {
      name: "fixtures-only-in-tests",
      severity: "error",
      from: {
        path: "^(apps|packages)/",
        pathNot: ["\\.(test|stories)\\.tsx?$", "^packages/(fixtures|e2e)/"],
      },
      to: { path: "^packages/fixtures/" },
    },
    {
      name: "samples-only-in-tests",
      severity: "error",
      from: { path: "^apps/api/src/", pathNot: "\\.(test|samples)\\.ts$" },
      to: { path: "^apps/api/(testing/|src/modules/.+\\.samples\\.ts$)" },
    },
    {
      name: "issuer-only-in-the-demo",
      severity: "error",
      comment: "The demo's issuer is only loaded once someone uses it, so never in production.",
      from: { path: "^apps/api/" },
      to: {
        path: "^apps/api/src/ports/guild-id/issuer\\.ts$",
        dynamic: false,
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "features-know-no-routes",
      severity: "error",
      from: { path: "^apps/(site|company|admin)/app/features/" },
      to: { path: "^apps/[a-z]+/app/routes/" },
    },
    {
      name: "browsers-load-no-schemas",
      severity: "error",
      comment:
        "zod is heavy: pages take types from schemas, and values from schemas/constants and the like.",
      from: {
        path: "^(apps/(site|company|admin)/app|packages/(app-shell|auth-ui|consent|company-ui|design-system|session|api-client)/src)/",
        pathNot: "\\.test\\.tsx?$|calls-module",
      },
      to: {
        path: "^packages/schemas/src/",
        dependencyTypesNot: ["type-only"],
        pathNot:
          "^packages/schemas/src/(constants/|escape-html|excerpts|formats|prices|product|residences|day-ranges|addresses|slugs|posting-rules)",
      },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(build|storybook-static|\\.react-router|node_modules)/" },
    tsPreCompilationDeps: true,
    parser: "swc",
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "default"],
      extensions: [".ts", ".tsx", ".js", ".mjs", ".cjs"],
    },
  },
};
