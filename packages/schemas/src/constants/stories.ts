export const STORY_COVERS = { NONE: 0, IMAGES: 1, VIDEO: 2 } as const;
export const STORY_STATUSES = { UNPUBLISHED: 0, LIVE: 1, DRAFT: 2 } as const;
