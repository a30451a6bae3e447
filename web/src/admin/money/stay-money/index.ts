export { DocumentsSection, useDocumentCount } from './documents-section.tsx';
export { startOfEntry } from './entry-draft.ts';
export { EntryForm } from './entry-form.tsx';
export { MoneyForm } from './money-form.tsx';
export { MoneySection } from './money-section.tsx';
export { useMoney } from './use-money.ts';
