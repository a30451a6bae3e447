import { measureAdminScript } from '../load/script-of-admin.ts';
import { plainFigure } from '../rounds.ts';
import type { Row } from '../row.ts';
import { kibibytes } from '../units.ts';

/** By this very measure, of the last build whose first screen was the overview. */
const BEFORE = 301_107;

/** What /admin loads, beside what it loaded before the owner's day. */
export const adminScript: Row = {
  name: 'admin-script',
  async measure({ site }) {
    return [
      plainFigure({
        what: 'script of /admin, untouched',
        value: await measureAdminScript(site),
        goal: { atMost: 1.1 * BEFORE },
        unit: kibibytes,
      }),
    ];
  },
};
