import type { stayDocuments as italian } from '../it/stay-documents.ts';

export const stayDocuments = {
  title: 'Dokumente',
  contract: 'Vertrag',
  receipt: (number: string) => `Quittung ${number}`,
  voids: (number: string) => `Storno von ${number}`,
  voidedBy: (number: string) => `storniert mit ${number}`,
  accepted: (date: string) => `angenommen am ${date}`,
  superseded: 'gilt nicht mehr',
  save: 'Herunterladen',
  saveThis: (name: string) => `Herunterladen: ${name}`,
  saveFailed: 'Das Dokument lässt sich gerade nicht herunterladen. Bitte versuchen Sie es noch einmal.',
  changed: 'Der Vertrag hat sich geändert: Bitte lesen Sie ihn noch einmal',
  waitForNext: 'Ihr Aufenthalt hat sich geändert: Den neuen Vertrag finden Sie dann hier.',
  haveRead: 'Ich habe den Vertrag gelesen und nehme ihn an',
  readFirst: 'Laden Sie den Vertrag herunter, lesen Sie ihn und setzen Sie den Haken, um ihn anzunehmen',
  accept: 'Ich nehme den Vertrag an',
  acceptFailed: 'Der Vertrag lässt sich gerade nicht annehmen. Bitte versuchen Sie es noch einmal.',
  whatIsKept:
    'Wir speichern, was Sie angenommen haben, wann, mit welchem Konto und von welcher Netzwerkadresse und welchem Browser aus.',
} satisfies typeof italian;
