export { INCOME } from './texts.ts';
export { useIncome } from './use-income.ts';
