export { BesidePreview } from './beside-preview.tsx';
export { LookFields } from './look-fields.tsx';
export { HOMEPAGE } from './texts.ts';
export { useHomepageForm } from './use-homepage-form.ts';
