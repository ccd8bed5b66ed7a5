import { createHash } from "node:crypto";
import { brotliCompress, constants, gzip } from "node:zlib";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { promisify } from "node:util";

import type { App } from "@devguild/app-shell/apps";
import { readConfiguration } from "@devguild/config/configuration";
import { SERVICE_WORKER } from "@devguild/schemas/constants/service-worker";
import { reactRouter } from "@react-router/dev/vite";
import { build, type Plugin, type UserConfig } from "vite";

// Every page has loaded these before any lazy import, so preload lists leave them out.
const ALWAYS_LOADED =
  /(?:^|\/)(?:entry\.client|library-\w+|rolldown-runtime|frame)-[\w-]+\.(?:css|js)$/;
const ROOT = join(import.meta.dirname, "../../../..");
// Its PostCSS configuration knows the names of the breakpoints.
const DESIGN_SYSTEM = join(ROOT, "packages/design-system");
const COMPRESSED = /\.(?:m?js|css|svg|json|txt)$/;

/** Scopes a class name by file. One suffix per file compresses better than one per class. */
const scopedName = (name: string, file: string) =>
  `${name}_${createHash("sha256").update(relative(ROOT, file)).digest("base64url").slice(0, 4)}`;

/**
 * Bundles the site's service worker. It is a script of its own, because it outlives every page, and
 * its address never changes, because browsers know the worker by it.
 */
const bundleServiceWorker = (): Plugin => ({
  name: "devguild:service-worker",
  apply: "build",
  writeBundle: {
    // Before the files are compressed.
    order: "pre",
    sequential: true,
    async handler({ dir: server }) {
      if (!server?.endsWith("server")) return;
      await build({
        configFile: false,
        root: join(server, "../.."),
        logLevel: "warn",
        css: { postcss: DESIGN_SYSTEM },
        build: {
          outDir: join(server, "../client"),
          emptyOutDir: false,
          copyPublicDir: false,
          assetsInlineLimit: 0,
          rolldownOptions: {
            input: join(server, "../../service-worker/service-worker.ts"),
            output: { format: "iife", entryFileNames: SERVICE_WORKER.slice(1) },
          },
        },
      });
    },
  },
});

/** Compresses the browser's files at build time, so that no request waits for it. */
const compressFiles = (): Plugin => ({
  name: "devguild:compress",
  apply: "build",
  // Runs with the server's bundle, which is last: the router writes the browser's manifest before
  // it.
  async writeBundle({ dir: server }) {
    if (!server?.endsWith("server")) return;
    const dir = join(server, "../client");
    const names = await readdir(dir, { recursive: true });
    await Promise.all(
      names
        .filter((name) => COMPRESSED.test(name))
        .map(async (name) => {
          const bytes = await readFile(join(dir, name));
          const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
          await writeFile(
            join(dir, `${name}.br`),
            await promisify(brotliCompress)(bytes, { params }),
          );
          await writeFile(join(dir, `${name}.gz`), await promisify(gzip)(bytes, { level: 9 }));
        }),
    );
  },
});

const ROUTE_LOADER = /react-router\/dist\/\w+\/lib\/dom\/ssr\/routeModules\.js$/;

/**
 * Makes a route whose code doesn't load an error like any other. React Router reloads the document,
 * which without a network replaces the page by the browser's own error; see keep-page.ts.
 */
const throwOnMissingCode = (): Plugin => ({
  name: "devguild:throw-on-missing-code",
  transform(code, id) {
    if (!ROUTE_LOADER.test(id)) return undefined;
    const found = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\s*\}\);/;
    if (!found.test(code)) this.error("React Router no longer reloads where this expects it to.");
    return { code: code.replace(found, "throw error;"), map: null };
  },
});

/** The Vite configuration that all three apps share. */
export const appConfig = (app: App): UserConfig => {
  const config = readConfiguration(process.env);
  return {
    plugins: [
      reactRouter(),
      throwOnMissingCode(),
      ...(app === "site" ? [bundleServiceWorker()] : []),
      compressFiles(),
    ],
    server: {
      port: config.ports[app],
      strictPort: true,
      proxy: { "/api": config.apiInternalUrl },
    },
    build: {
      assetsInlineLimit: 0,
      modulePreload: {
        resolveDependencies: (_, files) => files.filter((file) => !ALWAYS_LOADED.test(file)),
      },
    },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            // What every page loads is bundled into few chunks, because they compress better than
            // twenty.
            output: {
              codeSplitting: {
                groups: [
                  // Two chunks without the entry, so that a page can run each in a separate task
                  // (first-paint.ts).
                  {
                    name: "library-react",
                    test: /node_modules\/(?:react|react-dom|scheduler)\//,
                    priority: 3,
                  },
                  {
                    name: "library-router",
                    // Leaves out what only some pages need: infinite queries and mutations.
                    test: /node_modules\/(?:react-router|@tanstack\/(?:react-query|query-core)\/(?!.*(?:useInfiniteQuery|infiniteQueryObserver|useMutation|mutationObserver)\.))/,
                    priority: 2,
                  },
                  {
                    name: "frame",
                    // The site's menu is in a chunk with the pages that show it; the consent code
                    // loads last.
                    test: /vite\/preload-helper|packages\/(?:app-shell|auth-ui|session|api-client|schemas)\/src\/(?!kept-page\/(?:keep-page|kept-page)\.|entry-form|terms-label|menus\/(?:site-menu|business-|use-business)|business-|site-footer|(?:use-)?growing-list|use-bulk-run|use-api-form|form-errors|form-drafts|typed-values|failure-text|constants\/(?:offline|problems)|keep-cookie|prices|residences|constants\/(?:live-events|event-times|forms|password-help|job-texts|magazine|videos|consents|third-parties|locale)|browser\/(?!identity|siteData|jobs))|packages\/consent\/src\/tracking\/|design-system\/src\/(?:button|class-names|icon-button|text-link|brand-mark|color-scheme|lazy-component|needs-scripts)\/|@tabler\/icons-react\/.*createReactComponent\./,
                    minShareCount: 4,
                    priority: 1,
                  },
                  {
                    name: "addresses",
                    // Serialising a list's URL: for pages with a list, or with a link to one.
                    test: /session\/src\/addresses\.|features\/lists\/(?:filter-ids|page-count|slug-as-name)\./,
                    priority: 2,
                  },
                  {
                    name: "scheme",
                    // Pages without a menu also follow the colour scheme.
                    test: /design-system\/src\/color-scheme\//,
                    minShareCount: 2,
                    priority: 1,
                  },
                  {
                    name: "menu",
                    // The header and footer of every site page with a menu.
                    test: /packages\/app-shell\/src\/(?:menus\/(?:site-menu|use-site-links)|site-header\/(?:site-header|use-event-columns)|site-footer)/,
                    minShareCount: 2,
                    priority: 0,
                  },
                  {
                    name: "cards",
                    // Shared by job lists, jobs and companies.
                    test: /features\/companies\/company-path\.|design-system\/src\/(?:heading|badge|logo-tile|picture|name-hash|link-button|match-score|skill-tag|status-badge|salary-bar|job-ad\/job-location)|@tabler\/icons-react\/.*Icon(?:Search|ChevronDown|Check|Sparkles|Bookmark|X)\./,
                    minShareCount: 3,
                    priority: 1,
                  },
                  {
                    name: "lists",
                    // Shared by lists of jobs, companies and videos.
                    test: /infiniteQueryObserver\.|useInfiniteQuery\.|features\/lists\/(?:failed-list|use-search-tracking|add-filter|list-results)\.|design-system\/src\/(?:search-field|filter-chip)\//,
                    minShareCount: 3,
                    priority: 1,
                  },
                  {
                    name: "fields",
                    // Shared by filters and forms.
                    test: /design-system\/src\/(?:field|checkbox-field|choice)\//,
                    minShareCount: 3,
                    priority: 1,
                  },
                  {
                    name: "matches",
                    // The match score and market salaries, wherever jobs are shown.
                    test: /packages\/matching\/src\/|features\/(?:matching\/use-match|jobs\/market-scope)\./,
                    minShareCount: 3,
                    priority: 1,
                  },
                  {
                    name: "consents",
                    // The consent lookups of lazy parts.
                    test: /packages\/(?:session\/src\/keep-cookie|consent\/src\/consents\/own-consents|schemas\/src\/constants\/(?:consents|third-parties|locale))/,
                    priority: 1,
                  },
                  {
                    name: "mutation",
                    // Shared by pages with mutations, with or without a form.
                    test: /@tanstack\/(?:react-query|query-core)\/.*(?:useMutation|mutationObserver)\./,
                    minShareCount: 2,
                    priority: 1,
                  },
                  {
                    name: "form",
                    // Shared by forms that make an API call.
                    test: /api-client\/src\/(?:use-api-form|form-errors|typed-values)\.|features\/identity\/password-help\./,
                    minShareCount: 2,
                    priority: 0,
                  },
                  {
                    name: "entry",
                    // Shared by the login and sign-up pages.
                    test: /auth-ui\/src\/entry-form\/|features\/identity\/(?:entry-page|other-logins-skeleton)\.|api-client\/src\/failure-text\.|constants\/(?:offline|problems)\.|design-system\/src\/api-form\//,
                    minShareCount: 2,
                    priority: 1,
                  },
                  {
                    name: "videos",
                    // Video calls and durations.
                    test: /api-client\/src\/browser\/videos\.|design-system\/src\/video-card\/duration\./,
                    minShareCount: 3,
                    priority: 1,
                  },
                  {
                    name: "reading",
                    // Shared by detail pages, such as those of jobs and articles.
                    test: /design-system\/src\/(?:section-head|cover-art|rich-text)\//,
                    minShareCount: 3,
                    priority: 1,
                  },
                ],
              },
            },
          },
        },
      },
    },
    css: {
      postcss: DESIGN_SYSTEM,
      modules: { localsConvention: "camelCaseOnly", generateScopedName: scopedName },
    },
  };
};
