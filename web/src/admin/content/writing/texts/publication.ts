/** What is said of something that is public or not yet; SCREENS.md. */
export const PUBLICATION = {
  published: 'Published',
  draft: 'Draft',
  publish: 'Pubblica',
  hide: 'Nascondi',
} as const;
