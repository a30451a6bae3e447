import { elideBeforeDates } from '@approdo/shared/domain/base/date/say-date';
import type { GuestRole } from '@approdo/shared/domain/law/register/guest';
import type { Identification } from '@approdo/shared/domain/law/register/register-stay';

/** The window of a stay's guests; quoted texts are those of LAW.md sections 5 and 7. */
export const GUESTS = {
  title: 'Ospiti',
  loadFailed: 'Errore nel caricamento degli ospiti',
  identify: 'Identifica ogni ospite al check-in, di persona o in video dal vivo. Non chiedere foto dei documenti.',
  missing: (count: number) => (count === 1 ? 'Manca 1 dato' : `Mancano ${count} dati`),
  deletion: (days: number) =>
    days === 1
      ? 'Fra 1 giorno cancelliamo questi dati: completa la comunicazione.'
      : `Fra ${days} giorni cancelliamo questi dati: completa la comunicazione.`,
  tables: 'Carica prima le tabelle ufficiali',
  toTables: 'Vai alle tabelle',
  add: 'Aggiungi ospite',
  remove: 'Rimuovi',
  guest: (place: number) => `Ospite ${place}`,
  named: (guest: string, name: string) => `${guest}, ${name}`,
  save: 'Salva',
  saved: 'Ospiti salvati con successo',
  saveFailed: 'Errore nel salvataggio degli ospiti',
  namesDeleted: (date: string) => `Cancellato il ${date}: nome e documento`,
  restDeleted: (date: string) => `Cancellato il ${date}: gli altri dati`,
  leftAlone: 'La finestra è rimasta ferma 10 minuti: si è chiusa, e quello che non era salvato è andato perso.',
} as const;

/** The party of a stay's guests, which sets their roles. */
export const PARTY = {
  label: 'Con chi viaggi?',
  ALONE: 'Da solo',
  FAMILY: 'In famiglia',
  GROUP: 'In gruppo',
} as const;

export const ROLES = {
  SINGLE: 'Ospite singolo',
  FAMILY_HEAD: 'Capofamiglia',
  GROUP_HEAD: 'Capogruppo',
  FAMILY_MEMBER: 'Familiare',
  GROUP_MEMBER: 'Membro del gruppo',
} as const satisfies Readonly<Record<GuestRole, string>>;

export const GUEST_LABELS = {
  role: 'Tipo alloggiato',
  headId: 'Capo',
  lastName: 'Cognome',
  firstName: 'Nome',
  sex: 'Sesso',
  birthDate: 'Data di nascita',
  birthState: 'Stato di nascita',
  birthPlace: 'Comune di nascita',
  citizenship: 'Cittadinanza',
  residenceState: 'Stato di residenza',
  residencePlace: 'Comune di residenza',
  residenceAbroad: 'Località di residenza',
  docType: 'Tipo di documento',
  docNumber: 'Numero del documento',
  docPlace: 'Rilasciato da',
  arrival: 'Arriva il',
  departure: 'Parte il',
  exemption: 'Esenzione',
} as const;

export const GUEST_CHOICES = {
  none: 'Scegli',
  F: 'Femmina',
  M: 'Maschio',
  noExemption: 'Nessuna',
} as const;

export const CODE_FIELD = {
  nothing: 'Nessun risultato',
  failed: 'Non riusciamo a cercare, riprova',
  count: (count: number) => (count === 1 ? '1 risultato' : `${count} risultati`),
  ended: (day: string) => elideBeforeDates(`fino al ${day}`),
} as const;

export const IDENTIFIED = {
  IN_PERSON: 'Identificato di persona',
  VIDEO: 'Identificato in video',
  undo: 'Annulla',
  saveFirst: 'Salva, poi segna come l’hai identificato.',
  failed: 'Errore nel segnare l’identificazione',
  by: (how: string, when: string, name: string) => `${how} il ${when} da ${name}`,
} as const satisfies Readonly<Record<Identification, string>> & Readonly<Record<string, unknown>>;
