export { BesidePreview } from './hero-preview.tsx';
export { LookFields, useHomepageForm } from './look-fields.tsx';
export { HOMEPAGE } from './texts.ts';
