export { ContentField } from './content-field.tsx';
export { EditableScreen } from './editable-screen.tsx';
export { SavedDraftMark } from './saved-draft.tsx';
export { PUBLICATION, WRITING } from './texts.ts';
export { usePublicationActions } from './use-publication-actions.ts';
export { useSlugSuggestion } from './use-slug-suggestion.ts';
export { useWritingForm } from './use-writing-form.ts';
export { PublicationBadge, WRITING_CARD, WRITING_ORDERS } from './writing-card.tsx';
export { type WritingForm, type WritingKind, WritingWindow } from './writing-window.tsx';
