import type { layout as italian } from '../it/layout.ts';

export const layout = {
  skip: 'Skip to content',
  menu: 'Menu',
  home: 'Home',
  languages: 'Languages',
  contact: 'Contact',
  privacy: 'Privacy notice',
  nationalCode: (code: string) => `CIN ${code}`,
  regionalCode: (code: string) => `CIR ${code}`,
  inItalian: 'Read it in Italian',
  missing: {
    title: 'Page not found',
    description: 'There is no page at this address.',
    text: 'There’s nothing here. The address may have changed.',
    home: 'Back to the home page',
  },
} satisfies typeof italian;
