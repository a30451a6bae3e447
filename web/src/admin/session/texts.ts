/** The texts for an owner who signs in with the generated password. */
export const FIRST_PASSWORD = {
  title: 'Scegli la tua password',
  why: 'Quella che usi adesso l’ha scritta il programma al primo avvio, e chiunque abbia visto quella finestra può averla letta. Scegline una che conosci solo tu.',
  current: 'Password attuale',
  currentHint: 'Quella del primo avvio',
  chosen: 'Nuova password',
  repeated: 'Conferma nuova password',
  different: 'Le nuove password non corrispondono',
  unchanged: 'Scegli una password diversa da quella attuale',
  save: 'Salva e continua',
  later: 'Più tardi',
  failed: 'La password non è stata cambiata',
  reminder: 'Entri ancora con la password del primo avvio.',
} as const;
