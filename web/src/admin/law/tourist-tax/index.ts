export { TAX, TAX_TARIFF, TAX_TARIFFS, TAX_TERMS } from './texts.ts';
export { useSaveTaxTable, useTaxDeadline } from './use-tourist-tax.ts';
