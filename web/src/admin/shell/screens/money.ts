import { Coins, HandCoins, ScrollText } from 'lucide-react';
import { inGroup, later } from './screen-row.ts';

/** The screens of the group Soldi. */
export const MONEY_SCREENS = inGroup('money', [
  {
    path: 'due',
    title: 'Da incassare',
    icon: HandCoins,
    words: 'rate scadenze acconto saldo caparra ritardo',
    help: { page: 'payments', section: 'Da incassare' },
    Content: later(async () => (await import('../../money/due/due-screen.tsx')).DueScreen),
  },
  {
    path: 'income',
    rest: ':tab?',
    title: 'Conti dell’anno',
    icon: Coins,
    words: 'entrate incassi banca estratto conto portali spese cartella commercialista cedolare',
    help: { page: 'year' },
    Content: later(async () => (await import('../../money/reports/income-screen.tsx')).IncomeScreen),
  },
  {
    path: 'payments',
    title: 'Condizioni di pagamento',
    label: 'Condizioni',
    icon: ScrollText,
    words: 'iban bonifico carta acconto caparra rimborso annullamento tassa di soggiorno ricevute contratto',
    help: { page: 'payments', section: 'Le condizioni' },
    Content: later(async () => (await import('../../money/payments/payments-screen.tsx')).PaymentsScreen),
  },
]);
