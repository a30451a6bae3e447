import { WRITING } from './texts/writing.ts';

type Titled = { readonly title: string; readonly createdAt: string };

/** The orders in which articles and pages can be sorted. */
export const WRITING_ORDERS = [
  { key: 'title', label: WRITING.title, by: ({ title }: Titled) => title },
  { key: 'created', label: WRITING.created, by: ({ createdAt }: Titled) => createdAt },
];
