import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { aBooking } from '../../testing/fake-site.ts';
import { AvailabilityCalendar, type AvailabilityCalendarProps } from './availability-calendar.tsx';

function draw(props: Partial<AvailabilityCalendarProps> = {}): string {
  return renderToStaticMarkup(
    <AvailabilityCalendar
      bookings={[]}
      today="2027-06-10"
      sameDayTurnover={false}
      onPick={() => undefined}
      {...props}
    />,
  );
}

/** The button of a day, as it is written. */
function buttonOf(html: string, day: string): string {
  return new RegExp(`<button[^>]*data-day="${day}"[^>]*>`).exec(html)?.[0] ?? '';
}

test('each state of a day has its word', () => {
  const html = draw({
    bookings: [
      aBooking({ startDate: '2027-06-12', endDate: '2027-06-13', status: 'CONFIRMED' }),
      aBooking({ startDate: '2027-06-15', endDate: '2027-06-16', status: 'PENDING' }),
      aBooking({ startDate: '2027-06-18', endDate: '2027-06-18', status: 'NOT_AVAILABLE', isBlocked: true }),
      aBooking({ startDate: '2027-06-20', endDate: '2027-06-21', status: 'REJECTED' }),
    ],
  });
  expect(buttonOf(html, '2027-06-13')).toContain('aria-label="13 giugno 2027, confermata"');
  expect(buttonOf(html, '2027-06-15')).toContain('aria-label="15 giugno 2027, in attesa"');
  expect(buttonOf(html, '2027-06-18')).toContain('aria-label="18 giugno 2027, non disponibile"');
  expect(buttonOf(html, '2027-06-20')).toContain('aria-label="20 giugno 2027"');
});

test('past, confirmed and blocked days cannot be picked; days asked for can', () => {
  const html = draw({
    bookings: [
      aBooking({ startDate: '2027-06-12', endDate: '2027-06-13', status: 'CONFIRMED' }),
      aBooking({ startDate: '2027-06-15', endDate: '2027-06-16', status: 'PENDING' }),
    ],
  });
  expect(buttonOf(html, '2027-06-09')).toContain('aria-disabled="true"');
  expect(buttonOf(html, '2027-06-12')).toContain('aria-disabled="true"');
  expect(buttonOf(html, '2027-06-15')).toContain('aria-disabled="false"');
});

test('where guests change on the same day, each half is told', () => {
  const stay = aBooking({ startDate: '2027-06-12', endDate: '2027-06-19' });
  const html = draw({ bookings: [stay], sameDayTurnover: true });
  expect(buttonOf(html, '2027-06-12')).toContain('confermata dal pomeriggio');
  expect(buttonOf(html, '2027-06-19')).toContain('confermata fino al mattino');
});

test('one day alone is reached by the tab key', () => {
  expect(draw().match(/<button[^>]*tabindex="0"[^>]*data-day|data-day="[^"]*"[^>]*tabindex="0"/g)).toHaveLength(1);
});

test('without a way to pick it is a plain table', () => {
  const html = renderToStaticMarkup(<AvailabilityCalendar bookings={[]} today="2027-06-10" sameDayTurnover={false} />);
  expect(html).not.toContain('role="grid"');
  expect(html).not.toContain('data-day');
});

test('six months can be read before any script runs', () => {
  const html = draw({ months: 2 });
  const months = [...html.matchAll(/data-month="([^"]+)"/g)].map(([, month]) => month);
  expect(months).toEqual(['2027-06', '2027-07', '2027-08', '2027-09', '2027-10', '2027-11']);
});
