/** What other slices may ask of the property, in their own transaction. */
export { getProperty, putProperty } from './property.repository.ts';
