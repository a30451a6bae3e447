export { ExpensesTab } from './expenses-tab.tsx';
