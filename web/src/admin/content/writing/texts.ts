/** The texts that articles and pages share. Quoted texts are those of SPEC.md. */
export const WRITING = {
  title: 'Titolo',
  excerpt: 'Estratto',
  content: 'Contenuto',
  created: 'Data',
  left: (count: number) => (count === 1 ? '1 carattere rimasto' : `${count} caratteri rimasti`),
} as const;

export const SAVED_DRAFT = {
  found: (when: string) => `C’è un testo non salvato del ${when}. Vuoi riprenderlo?`,
  resume: 'Riprendi il testo',
  discard: 'Scarta',
  waiting: 'Hai iniziato un testo e non l’hai salvato.',
  open: 'Apri il testo',
  mark: 'Bozza non salvata: riprendi',
  outdated: 'Da allora qualcun altro ha salvato delle modifiche: salvando il tuo testo vedrai prima un avviso.',
} as const;

/** The texts about being published or a draft; SCREENS.md. */
export const PUBLICATION = {
  published: 'Published',
  draft: 'Draft',
  publish: 'Pubblica',
  hide: 'Nascondi',
} as const;
