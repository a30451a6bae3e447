/** Events that appeared right after an export: a guest of the portal, or an echo. */
export const DOUBT = {
  title: (count: number) => (count === 1 ? 'Una domanda per te' : `${count} domande per te`),
  question: (name: string) => `È un ospite di ${name} o il riflesso del tuo soggiorno?`,
  text: (name: string) =>
    `${name} mostra queste notti poco dopo averle lette da questo sito. Guarda là se c’è un ospite: finché non rispondi, qui non cambia niente.`,
  guest: 'È un ospite',
  echo: 'È il riflesso',
  answered: { STAY: 'Segnato come ospite con successo', ECHO: 'Segnato come riflesso con successo' },
  failed: 'Errore nel salvare la risposta',
} as const;

/** Many stays missing at once, or all: the owner is asked, nothing is done automatically. */
export const VANISHED = {
  title: 'Sono sparite notti che erano occupate',
  text: (name: string) =>
    `${name} non mostra più queste notti. Può essere un guasto del portale: qui le notti restano occupate finché non decidi tu. Guarda su ${name} se gli ospiti ci sono ancora.`,
  list: 'Notti sparite',
  unreadTitle: 'Notti che non si leggono più',
  unreadText: (name: string) =>
    `Il calendario di ${name} si legge solo in parte, e queste notti non ci sono: qui restano occupate. Appena si legge tutto, il sito decide da solo; se hai già guardato su ${name}, puoi decidere tu.`,
  free: 'Libera le notti',
  keep: 'Tieni le notti',
  freeQuestion: (name: string) =>
    `Le notti sparite da ${name} tornano prenotabili, qui e sugli altri portali. Fallo solo se hai visto là che gli ospiti non ci sono più.`,
  freed: 'Notti liberate con successo',
  kept: 'Le notti restano occupate',
  failed: 'Errore nel salvare la risposta',
} as const;
