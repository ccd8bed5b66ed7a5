import type { HairStyle } from "../pictures/portraits.ts";

type Author = { slug: string; full_name: string; job_title: string; bio: string; hair: HairStyle };

/** The magazine's authors. */
export const AUTHORS: readonly Author[] = [
  {
    slug: "mara-lindholm",
    full_name: "Mara Lindholm",
    job_title: "Staff engineer",
    bio: "Mara has kept ledgers, queues and one very old message bus alive. She writes about backends you can still change after ten years.",
    hair: "bob",
  },
  {
    slug: "jonas-adeyemi",
    full_name: "Jonas Adeyemi",
    job_title: "Frontend engineer",
    bio: "Jonas builds interfaces for people on slow trains. He cares about the platform first and the framework second.",
    hair: "cropped",
  },
  {
    slug: "ines-carvalho",
    full_name: "Inês Carvalho",
    job_title: "Editor, careers",
    bio: "Inês was a developer for nine years and has interviewed others for longer. She edits everything we publish about working life.",
    hair: "long",
  },
  {
    slug: "tomasz-wrona",
    full_name: "Tomasz Wrona",
    job_title: "Platform engineer",
    bio: "Tomasz runs clusters for teams who’d rather not know they have one. He measures before he migrates.",
    hair: "bearded",
  },
  {
    slug: "leila-haddad",
    full_name: "Leila Haddad",
    job_title: "Data engineer",
    bio: "Leila moves data between people who disagree about what it means. Most of her work is words; the rest is SQL.",
    hair: "scarf",
  },
  {
    slug: "ruben-visser",
    full_name: "Ruben Visser",
    job_title: "Engineering manager",
    bio: "Ruben has hired for teams of four and of four hundred. He writes about interviews that both sides learn from.",
    hair: "short",
  },
  {
    slug: "aoife-brennan",
    full_name: "Aoife Brennan",
    job_title: "Reliability and security",
    bio: "Aoife has been on call on three continents. She reads incident reports the way others read crime novels.",
    hair: "bun",
  },
  {
    slug: "nikolai-petrov",
    full_name: "Nikolai Petrov",
    job_title: "Compiler engineer",
    bio: "Nikolai works on type checkers and the error messages people actually see. He thinks the messages matter more.",
    hair: "bald",
  },
  {
    slug: "sofia-marchetti",
    full_name: "Sofia Marchetti",
    job_title: "Product engineer",
    bio: "Sofia ships mobile apps and the servers behind them. She asks what a feature is for before she asks how.",
    hair: "curls",
  },
  {
    slug: "david-okonkwo",
    full_name: "David Okonkwo",
    job_title: "Community lead",
    bio: "David organises meetups, maintains two libraries and answers more issues than he opens.",
    hair: "cropped",
  },
];

/** The magazine's categories. */
export const ARTICLE_CATEGORIES = [
  "Engineering",
  "Languages and frameworks",
  "Cloud and operations",
  "Data and AI",
  "Careers",
  "Hiring",
  "Working life",
  "Community",
] as const;
