import type { ownData as italian } from '../../it/operations/own-data.ts';

export const ownData = {
  title: 'Ihre Daten',
  unconfirmed:
    'Solange Ihre Adresse nicht bestätigt ist, können nur die Daten Ihres Kontos heruntergeladen und gelöscht werden.',
  save: 'Meine Daten herunterladen',
  saveFailed: 'Die Daten konnten nicht heruntergeladen werden',
  fileName: (day: string) => `daten-${day}.json`,
  erase: 'Mein Konto löschen',
  sure: 'Ihr Konto löschen?',
  sureText:
    'Konto, Nachrichten und Ihr Name in den Buchungen werden gelöscht, und das lässt sich nicht rückgängig machen. Nur Unterlagen, die das Gesetz verlangt, bleiben.',
  cancel: 'Abbrechen',
  eraseFailed: 'Das Konto konnte nicht gelöscht werden',
  erased: 'Ihr Konto ist gelöscht.',
  retained: 'Was bleibt, und warum:',
  retainedThing: (what: string, why: string, until: string) => `${what}, bis ${until}. ${why}.`,
  leave: 'Zurück zur Website',
} satisfies typeof italian;
