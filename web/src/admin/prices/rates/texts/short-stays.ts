/** Texts of the short stays tab. */
export const SHORT_STAYS = {
  hint: 'Da 1 a 6 notti. Da 7 notti in su una notte costa un settimo della settimana, o il prezzo a notte, dove si calcola sempre a notte.',
  rule: 'Come si paga un soggiorno breve',
  rules: {
    AGREEMENT: 'Da concordare',
    SHARE: 'In proporzione, con un supplemento',
    NIGHT: 'A notte',
  },
  percents: 'Supplemento in percento',
  percentsHelp: 'In più sul prezzo in proporzione. Vuoto: il prezzo è da concordare.',
  nights: (count: number) => (count === 1 ? '1 notte' : `${count} notti`),
  noNightlyPrice: 'Nessuna stagione ha un prezzo a notte: scrivilo nel listino.',
  weekend: 'Notti del fine settimana',
  weekendHelp: 'La notte del sabato è quella fra sabato e domenica.',
  guests: 'Ospiti',
  included: 'Ospiti compresi',
  includedHelp: 'Quanti ne comprende il prezzo delle notti. Vuoto: tutti.',
  perNight: '€ a notte per ogni ospite in più',
  childAge: 'Bambini che non pagano: sotto gli anni',
  childAgeHelp: 'Non contano fra gli ospiti in più, né dove si paga a persona. Vuoto: contano tutti.',
} as const;
