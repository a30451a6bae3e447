/** What the property costs: for the bank's lines, and for the year's accounts. */

export { readExpenseBytes, readExpenseDocuments, readExpenses, readOpenExpenses } from './read-expenses.ts';
export { addExpense, voidExpense } from './write-expenses.ts';
