export { demoSections } from './guide.demo.ts';
export { listSectionsWith } from './guide.service.ts';
export type { StoredGuideTerms } from './guide.table.ts';
export { guideWords } from './guide.words.ts';
export { changeHours, readHours } from './guide-hours.ts';
