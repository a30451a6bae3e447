import { randomUUID } from 'node:crypto';
import { INITIAL_GUIDE_TERMS } from '@approdo/shared/domain/stays/guide';
import { demoGuide, demoHours } from '../../starter/guide.ts';
import { starterLanguages } from '../../starter/languages.ts';
import type { Trx } from '../db/transaction.ts';
import { putGuide } from '../features/stays/guide/guide.repository.ts';
import { sayInOtherLanguage } from './starter-languages.ts';

/** What the tenant tells those who stay in it, in each language. */
export async function fillGuide(trx: Trx): Promise<void> {
  const sections = demoGuide.map((section) => ({ ...section, id: randomUUID() }));
  await putGuide(trx, { sections, ...INITIAL_GUIDE_TERMS, ...demoHours });
  for (const [language, { guide }] of starterLanguages) {
    for (const { id, key } of sections) {
      const { title, content } = guide[key];
      await sayInOtherLanguage(trx, language, { kind: 'guide', id, texts: { title, content } });
    }
  }
}
