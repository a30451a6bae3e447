import type { PrivacyNews } from '@approdo/shared/contract/operations/privacy';
import { privacyNews } from '../../../../starter/writing/pages/privacy-news.ts';
import type { Database } from '../../../db/database.ts';
import { transact } from '../../../db/transaction.ts';
import { hasUnreadNews, markNewsRead } from './privacy.repository.ts';

export type Privacy = ReturnType<typeof createPrivacy>;

/** What is new in the program's privacy notice, for owners with their own. */
export function createPrivacy({ database }: { readonly database: Database }) {
  return {
    async readNews(): Promise<PrivacyNews> {
      if (!(await hasUnreadNews(database))) return { sentences: [] };
      const sentences = Object.values(privacyNews).map(({ section, text, ...rest }) => ({
        section,
        text: 'name' in rest ? `${rest.name}: ${text}` : text,
      }));
      return { sentences };
    },

    async dismissNews(): Promise<void> {
      await transact(database, markNewsRead);
    },
  };
}
