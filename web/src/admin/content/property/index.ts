export { DetailsFields } from './details-fields.tsx';
export { PlaceFields } from './place-fields.tsx';
export { AmenityList } from './property-lists.tsx';
export { PROPERTY, RATES, YEAR_KINDS } from './texts.ts';
export { TURNOVER_FIELD, TurnoverField } from './turnover-field.tsx';
export { useProperty, useSameDayTurnover } from './use-property.ts';
export { usePropertyForm } from './use-property-form.ts';
