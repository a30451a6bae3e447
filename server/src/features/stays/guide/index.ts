export { forgetDoorCodes } from './door-codes.ts';
export { demoSections } from './guide.demo.ts';
export { listSectionsWith } from './guide.service.ts';
export { guideWords } from './guide.words.ts';
export { changeHours, readHours } from './guide-hours.ts';
