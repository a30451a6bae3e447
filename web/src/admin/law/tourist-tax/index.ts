export { TAX, TAX_TARIFF, TAX_TARIFFS, TAX_TERMS } from './texts.ts';
export {
  useReplaceTouristTax,
  useSaveTaxTable,
  useTaxDeadline,
  useTaxReport,
  useTouristTax,
} from './use-tourist-tax.ts';
