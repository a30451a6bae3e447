import type { SiteWarning } from '@approdo/shared/contract/operations/health';
import type { OfferedLanguages } from '@approdo/shared/contract/operations/languages';
import {
  LANGUAGE_NAMES,
  type Language,
  OTHER_LANGUAGES,
  type OtherLanguage,
} from '@approdo/shared/domain/base/language/language';
import { say } from '@approdo/shared/words/say';
import type { Clock } from '../../../adapters/clock.ts';
import type { Database } from '../../../db/database.ts';
import { type Reader, transact } from '../../../db/transaction.ts';
import { conflict } from '../../../http/problems.ts';
import { type Actor, changedSettings, writeAudit } from '../../base/audit/index.ts';
import { listLanguages, listOfferedLanguages, replaceOfferedLanguages } from '../../base/localization/index.ts';
import { listNeededGaps, type NeededGap } from './overview.ts';

const GAPS = say('languageGaps');

export type SiteLanguages = ReturnType<typeof createLanguages>;

/** Manages the languages offered to visitors. */
export function createLanguages({ database, clock }: { readonly database: Database; readonly clock: Clock }) {
  return {
    /** The languages that visitors may choose beside Italian. */
    async listOffered(): Promise<readonly Language[]> {
      return await listOfferedLanguages(database);
    },

    async list(): Promise<OfferedLanguages> {
      return await viewLanguages(database);
    },

    /** Warns of gaps in offered languages, such as Italian texts written since. */
    async listWarnings(): Promise<SiteWarning[]> {
      const warnings: SiteWarning[] = [];
      for (const language of await listOfferedLanguages(database)) {
        const { length } = await listNeededGaps(database, language);
        if (length > 0) warnings.push(warnOfGaps(language, length));
      }
      return warnings;
    },

    /** Offers these languages alone. One offered before may have new gaps; a new one with gaps is refused with 409. */
    async offer(requested: readonly Language[], by: Actor): Promise<OfferedLanguages> {
      return await transact(database, async (trx) => {
        const before = await listOfferedLanguages(trx);
        const offered = OTHER_LANGUAGES.filter((language) => requested.includes(language));
        const missing: NeededGap[] = [];
        for (const language of offered.filter((one) => !before.includes(one))) {
          missing.push(...(await listNeededGaps(trx, language)));
        }
        if (missing.length > 0) throw conflict(GAPS, { missing });
        await replaceOfferedLanguages(trx, offered);
        const detail = ['it', ...offered].join(', ');
        await writeAudit(trx, { at: clock.now(), by, ...changedSettings('languages', detail) });
        return await viewLanguages(trx);
      });
    },
  };
}

function warnOfGaps(language: OtherLanguage, count: number): SiteWarning {
  const gaps = count === 1 ? 'Manca 1 testo indispensabile' : `Mancano ${count} testi indispensabili`;
  return {
    code: 'TRANSLATION_GAPS',
    text: `${gaps} in una lingua che offri: ${LANGUAGE_NAMES[language]}.`,
    advice: 'Traduci e controlla ciò che manca: intanto chi legge in quella lingua trova l’italiano, o niente.',
  };
}

async function viewLanguages(reader: Reader): Promise<OfferedLanguages> {
  return (await listLanguages(reader)).map((language) => ({ language, name: LANGUAGE_NAMES[language] }));
}
