export * from './stays/owner-refusals.ts';
