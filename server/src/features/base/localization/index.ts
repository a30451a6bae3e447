/** Translations, which slices show instead of their Italian texts, and the languages that the site offers. */
export { listPublicDocuments } from './find-document.ts';
export { type ItalianThing, sourceOfList, textsOf, type WordSource } from './italian-thing.ts';
export { listOfferedLanguages, replaceOfferedLanguages } from './languages.records.ts';
export { findPagesFor, listLanguages } from './offered.ts';
export { readDocumentIn } from './read-document.ts';
export { type CheckedTranslation, deleteTexts, saveCheckedTexts } from './save-texts.ts';
export {
  dropTranslations,
  listTranslatedShowing,
  listTranslatedWith,
  replaceTranslations,
  sweepTranslations,
} from './sweep.ts';
export {
  deleteText,
  findDocument,
  listCheckedNamesOfExtras,
  listDocuments,
  listStoredStates,
  listTakenSlugs,
  listTexts,
  putDocument,
  putText,
} from './translations.records.ts';
export { type InLanguage, ITALIAN_WORDS, inLanguage, isTranslated, readWords, type Words } from './words.ts';
