import { expect, it } from 'vitest';
import { markFunctions } from './trace-functions.ts';
import { measureTrace } from './trace-stay.ts';

it('has functions with a name tell as they begin, and no others', () => {
  const source = `
export function ask(days: number) { return [days].map((day) => day + 1); }
const tell = (text: string) => text.length;
export const slice = { remove() { return 1; }, add: async (one: string) => ({ one }) };
`;
  const marked = [...markFunctions('bookings/ask.ts', source).matchAll(/noteStep\?\.\("([^"]+)", "([^"]+)"\)/g)];
  expect(marked.map(([, file, name]) => `${file} ${name}`)).toEqual([
    'bookings/ask.ts ask',
    'bookings/ask.ts tell',
    'bookings/ask.ts remove',
    'bookings/ask.ts add',
  ]);
});

it('counts a function once, what lies on the ground apart, and each way back to a slice', () => {
  const steps = [
    { file: 'bookings/bookings/bookings.routes.ts', name: 'request' },
    { file: 'stays/stays/bookings.records.ts', name: 'insertBooking' },
    { file: 'bookings/bookings/request-stay.ts', name: 'requestStay' },
    { file: 'money/payments/prices.repository.ts', name: 'addPrice' },
    { file: 'bookings/bookings/request-stay.ts', name: 'requestStay' },
  ];
  const { all, above, returns } = measureTrace(steps, ['stays/stays']);
  expect({ all, above: above.map(({ name }) => name), returns }).toEqual({
    all: 4,
    above: ['request', 'requestStay'],
    returns: 1,
  });
});
