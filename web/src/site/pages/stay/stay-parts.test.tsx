// @vitest-environment jsdom

import type { BookingMoney } from '@approdo/shared/contract/money/payments';
import type { BookingGuide } from '@approdo/shared/contract/stays/guide';
import { LANGUAGES } from '@approdo/shared/domain/base/language/language';
import { afterEach, describe, expect, test } from 'vitest';
import { clearPage, find, press, showOnPage } from '../../../testing/show-on-page.tsx';
import { withTexts } from '../../../testing/with-texts.tsx';
import buttons from '../../../ui/button.module.css';
import { PayPart } from '../../money/payments/pay-part.tsx';
import { PaymentsPart } from '../../money/payments/payments-part.tsx';
import { PricePart } from '../../money/payments/price-part.tsx';
import { DoorPart, GuidePart } from '../../stays/guide/guide-part.tsx';

afterEach(clearPage);

const PAY: NonNullable<BookingMoney['pay']> = {
  ...{ kind: 'DEPOSIT', purpose: 'STAY', amount: 18_171, dueDate: '2027-05-27', reference: 'RF1748213907', card: true },
  transfer: {
    ...{ holder: 'Maria Rossi', iban: 'IT60X0542811101000000123456', bic: null, text: 'RF1748213907 acconto' },
    qr: { size: 1, path: 'M0 0h1v1z' },
  },
};

const MONEY: BookingMoney = {
  ...{ price: null, depositLabel: 'ACCONTO', instalments: [], credit: 0, pay: null, isCardTest: false, orders: [] },
  entries: [],
};

const textOf = () => document.body.textContent ?? '';

function showPay({ card = true, isWaiting = false, transfer = PAY.transfer } = {}) {
  const shown = {
    bookingId: 'b1',
    pay: { ...PAY, card, transfer },
    depositLabel: 'ACCONTO',
    today: '2027-05-01',
  } as const;
  showOnPage(withTexts('it', <PayPart {...shown} isWaiting={isWaiting} onRefresh={async () => undefined} />));
}

const buttonOf = (text: string) =>
  [...document.querySelectorAll('button')].find((button) => button.textContent === text);

describe('days that are held', () => {
  test.each([
    ['it', 'Le date sono tenute per te fino alle 12:30: paga l’acconto per confermarle.'],
    ['en', 'The dates are held for you until 12:30: pay the deposit to confirm them.'],
    ['de', 'Die Daten werden bis 12:30 Uhr für Sie freigehalten: Zahlen Sie die Anzahlung, um sie zu bestätigen.'],
    ['fr', 'Les dates sont gardées pour vous jusqu’à 12:30\u00A0: payez l’acompte pour les confirmer.'],
  ] as const)('in %s say until when by the clock of Rome, above the button to pay', (language, wording) => {
    const shown = {
      bookingId: 'b1',
      pay: PAY,
      depositLabel: 'ACCONTO',
      today: '2027-05-01',
      isWaiting: false,
    } as const;
    const held = { ...shown, heldUntil: '2027-05-01T10:30:00.000Z', onRefresh: async () => undefined };
    showOnPage(withTexts(language, <PayPart {...held} />));
    expect(textOf()).toContain(wording);
    const [words, button] = [[...document.querySelectorAll('p')].at(-1), document.querySelector('button')];
    expect(words?.textContent).toBe(wording);
    expect(words && button && words.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('are no matter of a stay that is confirmed for good', () => {
    showPay();
    expect(textOf()).not.toContain('tenute per te');
  });
});

describe('a transfer', () => {
  test('that is unfolded has a heading, which the focus is on', () => {
    showPay();
    press('Paga con bonifico');
    expect(find('h4').textContent).toBe('Bonifico');
    expect(document.activeElement).toBe(find('h4'));
  });

  test('is told without a code where there is none', () => {
    showPay({ transfer: PAY.transfer && { ...PAY.transfer, qr: null } });
    press('Paga con bonifico');
    expect(textOf()).toContain('Maria Rossi');
    expect(document.querySelector('figure')).toBeNull();
  });

  test.each([
    ['stands behind a card', {}, buttons.quiet],
    ['stays behind it while a payment by card is waited for', { isWaiting: true }, buttons.quiet],
    ['is the main way where no card is taken', { card: false }, buttons.button],
  ])('%s', (_, shown, expected) => {
    showPay(shown);
    expect(buttonOf('Paga con bonifico')?.className).toBe(expected);
  });
});

describe('instalments', () => {
  const paid = { kind: 'BALANCE', amount: 42_400, paid: 42_400, dueDate: '2027-05-28', state: 'PAID' } as const;

  test.each(LANGUAGES)('in %s say of what is paid nothing of a day that is due', (language) => {
    showOnPage(withTexts(language, <PaymentsPart money={{ ...MONEY, instalments: [paid] }} />));
    expect(find('[data-state="PAID"]').textContent).toBe(
      { it: 'pagato', en: 'paid', de: 'bezahlt', fr: 'payé' }[language],
    );
  });

  test.each([
    ['it', 'da pagare', 'Ti scriveremo come pagare.'],
    ['en', 'to be paid', 'We’ll let you know how to pay.'],
    ['de', 'noch zu zahlen', 'Wir teilen Ihnen mit, wie Sie zahlen können.'],
    ['fr', 'à payer', 'Nous vous indiquerons comment payer.'],
  ] as const)('in %s name no day while there is no way to pay', (language, open, noWay) => {
    const due = { ...paid, paid: 0, state: 'DUE' } as const;
    showOnPage(withTexts(language, <PaymentsPart money={{ ...MONEY, instalments: [due], isUnpayable: true }} />));
    expect(find('[data-state="DUE"]').textContent).toBe(open);
    clearPage();
    const pay = { ...PAY, card: false, transfer: null };
    const shown = { bookingId: 'b1', pay, depositLabel: 'ACCONTO', today: '2027-05-01', isWaiting: false } as const;
    showOnPage(withTexts(language, <PayPart {...shown} onRefresh={async () => undefined} />));
    expect(find('section').textContent).toContain(noWay);
    expect(find('section').textContent).not.toMatch(/202\d/);
  });

  const tax = { kind: 'TAX', amount: 2000, paid: 0, dueDate: '2027-05-28', state: 'DUE' } as const;

  test.each([
    ['it', 'Imposta di soggiorno', 'stima', '20\u00A0€'],
    ['en', 'Tourist tax', 'estimate', '€20'],
    ['de', 'Kurtaxe', 'Schätzung', '20\u00A0€'],
    ['fr', 'Taxe de séjour', 'estimation', '20\u00A0€'],
  ] as const)('in %s name the tourist tax with its sum, and an estimate as one', (language, name, estimate, sum) => {
    const show = (part: BookingMoney['instalments'][number]) => {
      clearPage();
      showOnPage(withTexts(language, <PaymentsPart money={{ ...MONEY, instalments: [part] }} />));
      return [find('dt').firstChild?.textContent, find('dd').textContent];
    };
    expect(show({ ...tax, isEstimate: true })).toEqual([`${name} (${estimate})`, sum]);
    expect(show(tax)).toEqual([name, sum]);
    clearPage();
    const pay = { ...PAY, kind: 'TAX', purpose: 'TAX', isEstimate: true } as const;
    const shown = { bookingId: 'b1', pay, depositLabel: 'ACCONTO', today: '2027-05-01', isWaiting: false } as const;
    showOnPage(withTexts(language, <PayPart {...shown} onRefresh={async () => undefined} />));
    expect(find('h3').textContent).toBe(`${name} (${estimate})`);
  });

  test.each([
    ['it', 'Imposta di soggiorno'],
    ['en', 'Tourist tax'],
    ['de', 'Kurtaxe'],
    ['fr', 'Taxe de séjour'],
  ] as const)('in %s have the owner’s words in place of a sum where the tax is paid on landing', (language, name) => {
    showOnPage(withTexts(language, <PaymentsPart money={{ ...MONEY, taxText: 'Si paga sul traghetto' }} />));
    expect([find('dt').textContent, find('dd').textContent]).toEqual([name, 'Si paga sul traghetto']);
  });

  test('leave no empty list where a stay that was called off has only entries', () => {
    showOnPage(withTexts('it', <PaymentsPart money={{ ...MONEY, entries: [anEntry({ purpose: 'STAY' })] }} />));
    expect(textOf()).toContain('Ricevuto');
    expect(document.querySelector('dl')).toBeNull();
  });
});

describe('what was received', () => {
  test.each([
    ['it', 'STAY', 'Ricevuto'],
    ['it', 'TAX', 'Ricevuto · Imposta di soggiorno'],
    ['it', 'DAMAGE', 'Ricevuto · Danni'],
    ['de', 'SECURITY', 'Erhalten · Kaution'],
  ] as const)('says in %s of %s what it was for, where that was not the stay itself', (language, purpose, wording) => {
    showOnPage(withTexts(language, <PaymentsPart money={{ ...MONEY, entries: [anEntry({ purpose })] }} />));
    expect([...document.querySelectorAll('li span')].map(({ textContent }) => textContent)).toContain(wording);
  });
});

function anEntry({ purpose }: Pick<BookingMoney['entries'][number], 'purpose'>): BookingMoney['entries'][number] {
  return {
    ...{ id: 'e1', direction: 'IN', purpose, amount: 18_171, method: 'BANK', date: '2027-05-26' },
    ...{ reverses: null, source: 'OWNER', createdAt: '2027-05-26T08:00:00.000Z', reference: null },
  } as unknown as BookingMoney['entries'][number];
}

describe('a price by agreement', () => {
  const price: NonNullable<BookingMoney['price']> = {
    ...{ lines: [], total: null, byAgreement: true, isStale: false, isAgreed: false, versions: [] },
  };

  test('is promised while the stay is ahead, and not where it is over or called off', () => {
    showOnPage(withTexts('it', <PricePart price={price} isAhead />));
    expect(textOf()).toContain('va ancora concordato');
    showOnPage(withTexts('it', <PricePart price={price} isAhead={false} />));
    expect(textOf()).toBe('');
  });
});

describe('the guide', () => {
  const shut: BookingGuide = {
    ...{ sections: [], opensOn: '2027-06-05', closesOn: '2027-06-20', opensNextOn: '2027-06-05', pictures: [] },
    ...{ checkInFrom: null, checkOutBy: null },
  };
  const sections = [
    { id: 's1', title: 'Benvenuti', content: '<p>Ciao</p>', shown: 'STAY' },
  ] as BookingGuide['sections'];
  const opensIn = {
    it: ['La guida si apre il 5 giugno', 'Il resto della guida si apre il 5 giugno'],
    en: ['The guide will be available from Jun 5', 'The rest of the guide will be available from Jun 5'],
    de: ['Die Gästemappe ist ab dem 5. Juni', 'Der Rest der Gästemappe ist ab dem 5. Juni'],
    fr: ['Le guide sera disponible à partir du 5 juin', 'Le reste du guide sera disponible à partir du 5 juin'],
  };

  const doors = { it: 'Codice della porta', en: 'Door code', de: 'Türcode', fr: 'Code de la porte' };

  test.each(LANGUAGES)('has above it in %s what opens the door, on the days on which that is told', (language) => {
    showOnPage(withTexts(language, <DoorPart guide={shut} />));
    expect(textOf()).toBe('');
    showOnPage(withTexts(language, <DoorPart guide={{ ...shut, doorCode: '4711#' }} />));
    expect(textOf()).toBe(`${doors[language]}4711#`);
  });

  test.each(LANGUAGES)('says in %s when it opens, or when the rest of it does', (language) => {
    const [whole, rest] = opensIn[language];
    showOnPage(withTexts(language, <GuidePart guide={shut} today="2027-05-01" />));
    expect(textOf()).toContain(whole);
    showOnPage(withTexts(language, <GuidePart guide={{ ...shut, sections }} today="2027-05-01" />));
    expect(textOf()).toContain(rest);
    expect(textOf()).not.toContain(whole);
  });
});
