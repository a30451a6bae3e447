export { putProperty, readProperty } from './property.repository.ts';
export { getProperty, getTurnover } from './property.service.ts';
export { propertyWords } from './property.words.ts';
