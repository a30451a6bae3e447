import type { Accent } from '@approdo/shared/contract/content/homepage';

/** The buttons are JSON. */
type HomepageTable = {
  only_row: 1;
  site_name: string;
  hero_image: string;
  hero_title: string;
  hero_subtitle: string;
  primary_button: string;
  secondary_button: string;
  accent: Accent;
};

type HomepageTables = { homepage: HomepageTable };

declare module '../../db/schema.ts' {
  interface Schema extends HomepageTables {}
}
