export { AccentField } from './colour-field.tsx';
export { BesideSite } from './site-preview.tsx';
export { LOOK, PREVIEW } from './texts.ts';
