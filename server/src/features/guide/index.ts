export {
  deleteSection,
  getGuideTerms,
  listSections,
  putGuideTerms,
  type StoredGuideTerms,
} from './guide.repository.ts';
export { listSectionsWith } from './guide.service.ts';
export { guideWords } from './guide.words.ts';
export { readHours } from './guide-hours.ts';
