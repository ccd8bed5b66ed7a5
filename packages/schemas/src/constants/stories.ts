export const STORY_COVERS = { NONE: 0, IMAGES: 1, VIDEO: 2 } as const;
export type StoryCover = (typeof STORY_COVERS)[keyof typeof STORY_COVERS];
export const STORY_STATUSES = { UNPUBLISHED: 0, LIVE: 1, DRAFT: 2 } as const;
export type StoryStatus = (typeof STORY_STATUSES)[keyof typeof STORY_STATUSES];

/** How many stories a company can have. */
export const STORIES_MAX = 60;

/** The maximum length of a story's title, and of its text including markup. */
export const STORY_TITLE_MAX = 80;
export const STORY_TEXT_MAX = 20_000;

/** How many images a story can have, and how long their alt text and a button's label may be. */
export const STORY_IMAGES_MAX = 10;
export const STORY_ALT_MAX = 200;
export const STORY_LABEL_MAX = 40;

/** What a visitor did with a story, as the page reports it: seeing it is no interaction. */
export const STORY_VIEW = "view";

export const STORY_MESSAGES = {
  titleRequired: "Give the story a title.",
  textLong: "This text is too long.",
  imageMissing: "Please upload this image first.",
  imagesRequired: "Add at least one image.",
  imagesMany: `Add at most ${STORY_IMAGES_MAX} images.`,
  videoInvalid: "Enter the address of a video on YouTube or Vimeo.",
  labelRequired: "Enter what the button says.",
  linkRequired: "Enter where the button leads.",
  linkInvalid: "Please enter an address that starts with https://.",
  tooMany: `You have ${STORIES_MAX} stories, the maximum. Delete one to add another.`,
} as const;

/** Shown if a story couldn't be moved or its status couldn't be changed. */
export const STORY_CHANGE_FAILED =
  "An error occurred while updating the profile cards, please retry or contact the support.";
