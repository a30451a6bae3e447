import { quotes } from '@approdo/shared/words/catalogues/en/prices/quotes';
import type { calendar as italian } from '../../it/stays/calendar.ts';

export const calendar = {
  name: 'Availability calendar',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  chooseMonth: 'Choose a month',
  legend: 'Key',
  states: {
    free: 'Free',
    pending: 'Requested by others, not confirmed yet',
    confirmed: 'Booked',
    blocked: 'Not available',
  },
  past: 'Grey: already past',
  half: 'Half coloured: guests leave that morning, or arrive that afternoon',
  struck: 'Crossed out: press the day to see why',
  taken: { pending: 'pending', confirmed: 'booked', blocked: 'not available' },
  untilMorning: (taken: string) => `${taken} until the morning`,
  fromAfternoon: (taken: string) => `${taken} from the afternoon`,
  places: { start: 'arrival', end: 'departure', between: 'part of your stay' },
  prices: {
    perNight: (price: string) => `${price} a night`,
    cut: (percent: number) => `−${percent}%`,
    spokenCut: (percent: number) => quotes.lastMinuteLine({ percent }),
    cuts: 'Last-minute discount',
  },
} satisfies typeof italian;
