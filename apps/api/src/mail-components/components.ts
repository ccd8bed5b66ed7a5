import { escapeHtml } from "@devguild/schemas/escape-html";
import { html, raw } from "hono/html";

import type { AppUrls, ComponentProps, MailComponent, MailJob, MailLink } from "./mail-message.ts";
import { BUTTON_COLOUR, STYLES } from "./mail-styles.ts";

/** Renders a component as HTML and as plain text. */
type Renderer<Props> = {
  toHtml: (props: Props, urls: AppUrls) => ReturnType<typeof html>;
  toText: (props: Props, urls: AppUrls) => string;
};

const breakLines = (text: string) => raw(escapeHtml(text).replaceAll("\n", "<br>"));

const describeJob = ({ company, location, salary }: MailJob) =>
  [company, location, salary].filter(Boolean).join(" · ");

const buildUrl = ({ app, path }: MailLink, urls: AppUrls) => urls[app] + path;

const linkToText = (link: MailLink, urls: AppUrls) => `${link.label}:\n${buildUrl(link, urls)}`;

const RENDERERS: { [Name in keyof ComponentProps]: Renderer<ComponentProps[Name]> } = {
  paragraph: {
    toHtml: ({ text }) => html`<p style="${STYLES.paragraph}">${breakLines(text)}</p>`,
    toText: ({ text }) => text,
  },
  quote: {
    toHtml: ({ text }) =>
      html`<blockquote class="sunken" style="${STYLES.quote}">${breakLines(text)}</blockquote>`,
    toText: ({ text }) => text.replace(/^/gm, "> "),
  },
  factTable: {
    toHtml: ({ rows }) =>
      html`<table style="${STYLES.facts}">
        ${rows.map(
          ([label, value]) =>
            html`<tr>
              <th scope="row" class="faint" style="${STYLES.factLabel}">${label}</th>
              <td style="${STYLES.factValue}">${breakLines(value)}</td>
            </tr>`,
        )}
      </table>`,
    toText: ({ rows }) => rows.map(([label, value]) => `${label}: ${value}`).join("\n"),
  },
  jobList: {
    toHtml: ({ jobs }, { site }) =>
      html`<ul style="${STYLES.jobs}">
        ${jobs.map(
          (job) =>
            html`<li class="line" style="${STYLES.job}">
              <a class="link" style="${STYLES.jobTitle}" href="${site + job.path}">${job.title}</a
              ><br /><span class="faint" style="${STYLES.jobDetails}">${describeJob(job)}</span>
              ${job.match && html`<br /><span style="${STYLES.jobMatch}">${job.match}</span>`}
            </li>`,
        )}
      </ul>`,
    toText: ({ jobs }, { site }) =>
      jobs
        .map((job) =>
          [job.title, describeJob(job), job.match, site + job.path].filter(Boolean).join("\n"),
        )
        .join("\n\n"),
  },
  button: {
    // A coloured table cell, as Outlook ignores padding on links.
    toHtml: (link, urls) =>
      html`<table role="presentation" cellspacing="0" cellpadding="0" style="${STYLES.button}">
        <tr>
          <td bgcolor="${BUTTON_COLOUR}" style="${STYLES.buttonCell}">
            <a style="${STYLES.buttonLink}" href="${buildUrl(link, urls)}">${link.label}</a>
          </td>
        </tr>
      </table>`,
    toText: linkToText,
  },
  secondaryLink: {
    toHtml: (link, urls) =>
      html`<p style="${STYLES.secondaryLink}">
        <a class="faint" style="${STYLES.footerLink}" href="${buildUrl(link, urls)}"
          >${link.label}</a
        >
      </p>`,
    toText: linkToText,
  },
};

/** Renders a component of an email as HTML. */
export const toHtml = <Name extends keyof ComponentProps>(
  component: MailComponent<Name>,
  urls: AppUrls,
) => RENDERERS[component.component].toHtml(component, urls);

/** Renders the same component as plain text. */
export const toText = <Name extends keyof ComponentProps>(
  component: MailComponent<Name>,
  urls: AppUrls,
) => RENDERERS[component.component].toText(component, urls);
