import type { MessageSide } from '@approdo/shared/contract/messages/conversations';

/** What guest and owner wrote to each other of the stay of that key, oldest first. */
export type DemoConversation = {
  readonly about: string;
  readonly messages: readonly {
    readonly id: string;
    readonly side: MessageSide;
    readonly text: string;
    readonly hoursAgo: number;
    /** That nobody has read yet. */
    readonly isNew?: boolean;
  }[];
};

/** One that is over, and one that waits for the owner. */
export const demoConversations: readonly DemoConversation[] = [
  {
    about: 'stay-sofia-again',
    messages: [
      {
        id: 'said-sofia-1',
        side: 'GUEST',
        text: 'Ciao! Questa volta siamo in quattro, con mia sorella e suo marito. Arriviamo con la nave delle 14: possiamo lasciare le valigie prima delle 16?',
        hoursAgo: 24 * 5 + 3,
      },
      {
        id: 'said-sofia-2',
        side: 'OWNER',
        text: 'Certo, Sofia! Lasciatele nel cortile, all’ombra: il cancello lo trovate aperto. E per pranzo c’è posto da Nino, al molo: se volete gli dico che venite.',
        hoursAgo: 24 * 5 + 1,
      },
      {
        id: 'said-sofia-3',
        side: 'GUEST',
        text: 'Perfetto, diglielo pure: in quattro, verso le due e mezza. Non vediamo l’ora!',
        hoursAgo: 24 * 5,
      },
      { id: 'said-sofia-4', side: 'OWNER', text: 'Fatto. A presto!', hoursAgo: 24 * 4 + 20 },
    ],
  },
  {
    about: 'request-chiara',
    messages: [
      {
        id: 'said-chiara-1',
        side: 'GUEST',
        text: 'Buongiorno, ho appena mandato la richiesta. Il sentiero per la caletta si fa anche con un passeggino?',
        hoursAgo: 47,
      },
      {
        id: 'said-chiara-2',
        side: 'OWNER',
        text: 'Buongiorno Chiara! L’ultimo tratto ha qualche gradino: meglio lo zaino. In alternativa c’è la spiaggia del porto, tutta in piano.',
        hoursAgo: 45,
      },
      {
        id: 'said-chiara-3',
        side: 'GUEST',
        text: 'Grazie, allora portiamo lo zaino. Un’ultima cosa: per l’anniversario vorrei fare una sorpresa a mio marito, una cena in terrazza. Conoscete qualcuno che cucina a casa?',
        hoursAgo: 4,
        isNew: true,
      },
    ],
  },
];
