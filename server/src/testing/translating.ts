import type { Client } from '@approdo/shared/client';
import type { contract } from '@approdo/shared/contract';
import type { OtherLanguage } from '@approdo/shared/domain/base/language/language';
import { isPublicTranslation } from '@approdo/shared/domain/operations/translation';
import type { TestSite } from './test-site.ts';

/** Gives every text without a checked translation one, the Italian with a language prefix, and publishes all it can. */
export async function checkAll(admin: Client<typeof contract>, language: OtherLanguage): Promise<void> {
  const { things } = await admin.translations.list({ params: { language } });
  for (const { kind, id } of things) {
    const params = { language, kind, id };
    const { fields } = await admin.translations.get({ params });
    const gaps = fields.filter(({ state }) => !isPublicTranslation(state));
    const texts = gaps.map(({ field, format, italian }) => [
      field,
      { text: format === 'html' ? `<p>${language}</p>${italian}` : `${language} ${italian}`, isChecked: true },
    ]);
    const isDocument = kind === 'posts' || kind === 'pages';
    const body = { fields: Object.fromEntries(texts), ...(isDocument && { isPublished: true }) };
    await admin.translations.update({ params, body });
  }
}

/** Deletes the translations of the starter content. */
export async function forgetTranslations({ database }: Pick<TestSite, 'database'>): Promise<void> {
  await database.deleteFrom('translations').execute();
  await database.deleteFrom('translated_documents').execute();
}
