export { HeroFields, useHomepageForm } from './hero-fields.tsx';
export { HOMEPAGE } from './texts.ts';
