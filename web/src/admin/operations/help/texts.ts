/** Texts of the handbook's screen; its pages are in docs/handbook. */
export const HELP = {
  contents: 'Le pagine dell’aiuto',
  search: 'Cerca nell’aiuto',
  clearSearch: 'Cancella la ricerca',
  results: 'Che cosa dice l’aiuto',
  count: (count: number) => (count === 1 ? '1 paragrafo trovato' : `${count} paragrafi trovati`),
  more: (visible: number) => `Qui vedi i primi ${visible}: aggiungi una parola per trovare meglio.`,
  nothing: (search: string) =>
    `Nessun paragrafo parla di «${search}». Prova con un’altra parola, o con una sola; oppure scegli una pagina.`,
  unknown: 'Questa pagina dell’aiuto non c’è. Scegline un’altra qui sotto, o cerca una parola.',
  ownerAlone: 'Solo proprietario',
  ownerAloneHelp: 'Queste cose le fa chi ha l’account di proprietario: con il tuo, di redattore, puoi leggerle.',
  all: 'Tutto l’aiuto',
  before: 'Prima:',
  after: 'Poi:',
} as const;
