export { AccountFields } from './account-fields.tsx';
export { CancellationFields } from './cancellation-fields.tsx';
export { ReasonWindow } from './reason-window.tsx';
export { ScheduleFields } from './schedule-fields.tsx';
export { CARD_NOTES, CARD_REFUND, CARD_WARNINGS, CARDS } from './texts/cards.ts';
export { DOCUMENTS, RECEIPT_FORM } from './texts/documents.ts';
export {
  DIRECTIONS,
  ENTRY_FORM,
  INSTALMENT_STATES,
  METHODS,
  MONEY,
  MOVEMENTS,
  PRICE,
  PRICE_FORM,
  PRICE_KINDS,
  PURPOSES,
  RETAIN_FORM,
  SCHEDULE,
  SCHEDULE_FORM,
  STANDING,
  SUGGESTION,
  sayDaysLeft,
  sayEstimate,
  sayLate,
  sayNextDue,
  UNDO_FORM,
} from './texts/money.ts';
export { DUE, PAYMENTS } from './texts/payments.ts';
export { useResumeCards } from './use-card-actions.ts';
export { type ListedDocument, type StayDocuments, useDocuments, useSaveDocument } from './use-documents.ts';
export { useInstalmentNames } from './use-payment-settings.ts';
export { useTermsForm } from './use-terms-form.ts';
