// Who may import whom. The noun names the place; these rules keep the places apart.
const only = (name, from, allowed) => ({
  name: `${name}-imports`,
  severity: "error",
  comment: `${name} may import only ${allowed.join(", ") || "nothing of ours"}.`,
  from: { path: from },
  to: {
    path: "^(packages|apps)/",
    pathNot: [from, ...allowed.map((each) => `^packages/${each}/`)],
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
    packageRule("contract", ["schemas"]),
    packageRule("api-client", ["contract", "schemas"]),
    packageRule("session", ["contract", "api-client", "schemas"]),
    packageRule("design-system", ["fonts", "schemas", "matching"]),
    packageRule("app-shell", ["fonts", "design-system", "session", "api-client", "schemas"]),
    packageRule("auth-ui", ["design-system", "session", "api-client", "schemas"]),
    packageRule("consent", ["design-system", "session", "api-client", "schemas"]),
    // A server asks the shell which app a path belongs to, and gives the shell's pages their data.
    packageRule("web-server", ["config", "app-shell", "session", "api-client", "schemas"]),
    packageRule("fixtures", ["schemas", "contract"]),
    packageRule("e2e", ["schemas", "contract"]),
    appRule("site", WEB),
    appRule("company", WEB),
    appRule("admin", WEB),
    appRule("api", ["fonts", "contract", "schemas", "matching", "config"]),
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
      name: "features-know-no-routes",
      severity: "error",
      from: { path: "^apps/(site|company|admin)/app/features/" },
      to: { path: "^apps/[a-z]+/app/routes/" },
    },
    {
      name: "repositories-know-no-services",
      severity: "error",
      from: { path: "^apps/api/src/modules/.+\\.repository\\.ts$" },
      to: { path: "^apps/api/src/modules/.+\\.(service|routes)\\.ts$" },
    },
    {
      name: "services-know-no-routes",
      severity: "error",
      from: { path: "^apps/api/src/modules/.+\\.service\\.ts$" },
      to: { path: "^apps/api/src/modules/.+\\.routes\\.ts$" },
    },
    {
      name: "browsers-load-no-schemas",
      severity: "error",
      comment:
        "zod is heavy: pages take types from schemas, and values from schemas/constants and the like.",
      from: {
        path: "^(apps/(site|company|admin)/app|packages/(app-shell|auth-ui|consent|design-system|session|api-client)/src)/",
        pathNot: "\\.test\\.tsx?$|calls-module",
      },
      to: {
        path: "^packages/schemas/src/",
        dependencyTypesNot: ["type-only"],
        pathNot: "^packages/schemas/src/(constants/|product|addresses|slugs|posting-rules)",
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
