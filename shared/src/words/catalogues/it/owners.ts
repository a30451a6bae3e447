export * from './accounts/owner-refusals.ts';
export * from './bookings/owner-refusals.ts';
export * from './content/owner-refusals.ts';
export * from './messages/owner-refusals.ts';
export * from './money/owner-refusals.ts';
export * from './operations/owner-refusals.ts';
export * from './prices/owner-refusals.ts';
export * from './stays/owner-refusals.ts';
