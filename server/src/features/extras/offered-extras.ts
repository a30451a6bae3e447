import { OTHER_LANGUAGES, type OtherLanguage } from '@approdo/shared/domain/language/language';
import type { Extra } from '@approdo/shared/domain/money/extra';
import type { Reader } from '../../db/transaction.ts';
import { readWords } from '../localization/index.ts';
import { listExtras } from './extras.records.ts';

type Names = NonNullable<Extra['names']>;

/** What the owner offers, in her order, what is off too, with its names in the languages in which they are checked. */
export async function readOfferedExtras(reader: Reader): Promise<Extra[]> {
  const extras = await listExtras(reader);
  if (extras.length === 0) return [];
  const named = new Map<string, Partial<Record<OtherLanguage, string>>>();
  for (const language of OTHER_LANGUAGES) {
    const words = await readWords(reader, { language, asked: language }, { price_extras: 'all' });
    for (const { id } of extras) {
      const name = words.find('price_extras', id, 'name');
      if (name !== undefined) named.set(id, { ...named.get(id), [language]: name });
    }
  }
  return extras.map((extra) => withNames(extra, named.get(extra.id)));
}

function withNames(extra: Extra, names: Names | undefined): Extra {
  return names ? { ...extra, names } : extra;
}
