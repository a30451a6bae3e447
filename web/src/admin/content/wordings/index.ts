export { PlaceholderButtons } from './placeholder-buttons.tsx';
export { RESTORE_WORDING, WORDING } from './texts.ts';
export { useWritingPlace } from './use-writing-place.ts';
export { WordingPreview } from './wording-preview.tsx';
