import { type HomepageSettings, heroButton } from '@approdo/shared/contract/content/homepage';
import type { Reader, Trx } from '../../db/transaction.ts';

export async function getHomepage(reader: Reader): Promise<HomepageSettings> {
  const row = await reader.selectFrom('homepage').selectAll().executeTakeFirstOrThrow();
  return {
    siteName: row.site_name,
    heroImage: row.hero_image,
    heroTitle: row.hero_title,
    heroSubtitle: row.hero_subtitle,
    primaryButton: heroButton.parse(JSON.parse(row.primary_button)),
    secondaryButton: heroButton.parse(JSON.parse(row.secondary_button)),
    accent: row.accent,
  };
}

/** Writes the one row there is, new or anew. */
export async function putHomepage(trx: Trx, settings: HomepageSettings): Promise<void> {
  const row = {
    only_row: 1,
    site_name: settings.siteName,
    hero_image: settings.heroImage,
    hero_title: settings.heroTitle,
    hero_subtitle: settings.heroSubtitle,
    primary_button: JSON.stringify(settings.primaryButton),
    secondary_button: JSON.stringify(settings.secondaryButton),
    accent: settings.accent,
  } as const;
  await trx
    .insertInto('homepage')
    .values(row)
    .onConflict((conflict) => conflict.column('only_row').doUpdateSet(row))
    .execute();
}

export async function hasHomepage(reader: Reader): Promise<boolean> {
  const row = await reader.selectFrom('homepage').select('only_row').executeTakeFirst();
  return row !== undefined;
}
