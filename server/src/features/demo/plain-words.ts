import { starterLanguages } from '../../../starter/languages.ts';
import type { Trx } from '../../db/transaction.ts';
import { replaceTranslations } from '../localization/index.ts';

type PlainField = { readonly kind: 'homepage' | 'property'; readonly id: string };

/** Lets fields that say what is true of any property say it in other languages, too; `italian` is what each says now. */
export async function returnWords(
  trx: Trx,
  fields: readonly PlainField[],
  italian: (field: PlainField) => unknown,
): Promise<void> {
  for (const field of fields) {
    const source = italian(field);
    const texts = starterLanguages.flatMap(([language, { hero, description }]) => {
      const plain: Readonly<Record<string, string>> =
        field.kind === 'homepage' ? hero.plain : { description: description.plain };
      const text = plain[field.id];
      return text === undefined || typeof source !== 'string' ? [] : [{ language, text, source }];
    });
    await replaceTranslations(trx, field, texts);
  }
}
