export { deleteSection, getGuideTerms, listSections, putGuideTerms } from './guide.repository.ts';
export { listSectionsWith } from './guide.service.ts';
export type { StoredGuideTerms } from './guide.table.ts';
export { guideWords } from './guide.words.ts';
export { readHours } from './guide-hours.ts';
