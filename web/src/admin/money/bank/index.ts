export { BankTab } from './bank-tab.tsx';
