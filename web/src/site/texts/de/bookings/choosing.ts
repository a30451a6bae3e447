import { plural } from '@approdo/shared/domain/base/language/plural';
import type { choosing as italian } from '../../it/bookings/choosing.ts';

export const choosing = {
  pay: (parts: string) => `Sie zahlen ${parts}.`,
  share: (percent: number) => `${percent}\u00A0%`,
  rest: 'den Rest',
  all: 'den gesamten Betrag',
  afterConfirmation: (days: number) =>
    `innerhalb von ${days} ${plural('de', days, { one: 'Tag', other: 'Tagen' })} nach der Bestätigung`,
  onConfirmation: 'am Tag der Bestätigung',
  beforeArrival: (days: number) =>
    `mindestens ${days} ${plural('de', days, { one: 'Tag', other: 'Tage' })} vor der Anreise`,
  onArrival: 'bis zum Tag der Anreise',
  by: (day: string) => `bis zum ${day}`,
  security: (amount: string) => `Dazu kommt eine Kaution von ${amount}, die Sie nach dem Aufenthalt zurückbekommen.`,
  ifCancelled: (refund: string) => `Wenn Sie stornieren, ${refund}`,
  houseRules: 'Hausordnung',
  answer: (hours: number) =>
    `Wir antworten Ihnen innerhalb von ${hours} ${plural('de', hours, { one: 'Stunde', other: 'Stunden' })}.`,
} satisfies typeof italian;
