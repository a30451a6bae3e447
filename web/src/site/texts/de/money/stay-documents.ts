import type { stayDocuments as italian } from '../../it/money/stay-documents.ts';

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
  saveFailed: 'Das Dokument kann gerade nicht heruntergeladen werden. Bitte versuchen Sie es noch einmal.',
  changed: 'Der Vertrag hat sich geändert: Bitte lesen Sie ihn noch einmal',
  waitForNext: 'Ihr Aufenthalt hat sich geändert: Den neuen Vertrag finden Sie dann hier.',
  haveRead: 'Ich habe den Vertrag gelesen und nehme ihn an',
  readFirst: 'Bitte laden Sie den Vertrag herunter, lesen Sie ihn und setzen Sie den Haken, um ihn anzunehmen',
  accept: 'Ich nehme den Vertrag an',
  acceptFailed: 'Der Vertrag kann gerade nicht angenommen werden. Bitte versuchen Sie es noch einmal.',
  whatIsStored: 'Wir speichern, was Sie wann und mit welchem Konto annehmen, sowie Ihre IP-Adresse und Ihren Browser.',
} satisfies typeof italian;
