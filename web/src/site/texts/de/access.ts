import type { access as italian } from '../it/access.ts';

export const access: typeof italian = {
  title: 'Anmeldung und Geräte',
  manage: 'Verwalten',
  devices: 'Geräte',
  thisOne: 'Dieses',
  began: (date: string) => `Angemeldet am ${date}`,
  by: {
    PASSWORD: 'mit Passwort',
    REMEMBERED: 'mit Passwort',
    REGISTERED: 'mit Passwort',
    CODE: 'mit Passwort und Code',
    RECOVERY: 'mit einem Wiederherstellungscode',
    PASSKEY: 'mit einem Passkey',
  },
  used: (date: string) => `Benutzt am ${date}`,
  remembered: (date: string) => `Gemerkt bis ${date}`,
  end: 'Abmelden',
  endOthers: 'Überall sonst abmelden',
  endFailed: 'Das Gerät konnte nicht abgemeldet werden',
  alone: 'Sie sind nur hier angemeldet.',
  loadFailed: 'Die Anmeldungen konnten nicht geladen werden',
  again: 'Erneut versuchen',
};
