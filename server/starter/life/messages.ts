import { people } from './guests.ts';

/** What visitors wrote by the form. Telephone numbers are of those that regulators keep free for stories. */
export const demoMessages = [
  {
    id: 'message-emily',
    from: people.emily,
    phone: '+44 7700 900147',
    message:
      'Buongiorno! Il mio italiano non è perfetto, scusate. Vorremmo venire in quattro per la settimana di Pasqua: la terrazza ha un cancelletto per i bambini?',
    answered: false,
    hoursAgo: 3,
  },
  {
    id: 'message-rosaria',
    from: people.rosaria,
    phone: null,
    message:
      'Gentilissimi, mia nipote mi ha mostrato le fotografie. Io però non faccio le scale: dal cancello alla porta quanti gradini ci sono? Se sono pochi, prenoto per settembre.',
    answered: false,
    hoursAgo: 27,
  },
  {
    id: 'message-thomas',
    from: people.thomas,
    phone: '+49 30 23125014',
    message: 'Si può arrivare senza macchina? Verremmo in treno e in traghetto, con due biciclette pieghevoli.',
    answered: true,
    hoursAgo: 76,
  },
  {
    id: 'message-luca',
    from: people.luca,
    phone: null,
    message:
      'Credo di aver lasciato in cucina la moka piccola, quella rossa. Se la trovate tenetela da parte: torno a prenderla, è una buona scusa.',
    answered: true,
    hoursAgo: 130,
  },
] as const;
