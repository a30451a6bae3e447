export { changeProperty, getProperty, getTurnover } from './property.service.ts';
export { propertyWords } from './property.words.ts';
