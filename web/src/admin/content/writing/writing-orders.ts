import { WRITING } from './texts/writing.ts';

type Titled = { readonly title: string; readonly createdAt: string };

/** What articles and pages can be sorted by. */
export const WRITING_ORDERS = [
  { key: 'title', label: WRITING.title, by: ({ title }: Titled) => title },
  { key: 'created', label: WRITING.created, by: ({ createdAt }: Titled) => createdAt },
];
