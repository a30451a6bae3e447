export { forgetDoorCodes } from './door-codes.ts';
export { demoSections } from './guide.demo.ts';
export { changeHours, listSectionsWith, readHours } from './guide.service.ts';
export { guideWords } from './guide.words.ts';
