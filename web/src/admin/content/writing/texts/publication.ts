/** The texts about being published or a draft; SCREENS.md. */
export const PUBLICATION = {
  published: 'Published',
  draft: 'Draft',
  publish: 'Pubblica',
  hide: 'Nascondi',
} as const;
