export { DetailsFields, TurnoverField } from './details-fields.tsx';
export { PlaceFields } from './place-fields.tsx';
export { usePropertyForm } from './property-draft.ts';
export { AmenityList } from './property-lists.tsx';
export { PROPERTY, RATES, TURNOVER_FIELD, YEAR_KINDS } from './texts.ts';
export { useProperty, useSameDayTurnover } from './use-property.ts';
