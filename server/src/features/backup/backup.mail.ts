import type { MailAddress } from '../../adapters/mail-address.ts';
import { type AddressedLetter, fillLetter, type Letter, letter } from '../mail/index.ts';

const BACKUP_WARNING = letter({
  kind: 'BACKUP_WARNING',
  title: 'Backup da controllare, a te',
  isForOwner: true,
  placeholders: {
    avvisi: { kind: 'text', meaning: 'Che cosa non va', sample: 'L’ultimo backup è di più di due giorni fa.' },
    collegamento: { kind: 'link', meaning: 'Collegamento ai backup', sample: '/admin/backup' },
  },
  wording: {
    subject: 'I backup del sito hanno bisogno di te',
    body: `I backup del sito non sono come dovrebbero:

{avvisi}

Controllali: {collegamento}`,
  },
});

export const BACKUP_LETTERS: readonly Letter[] = [BACKUP_WARNING];

export function backupWarning(warnings: readonly string[], to: MailAddress): AddressedLetter {
  const values = { avvisi: warnings.join('\n'), collegamento: '/admin/backup' };
  return { ...fillLetter(BACKUP_WARNING, values), to };
}
