import type { RegisterSite } from '../register-site.ts';
import { type SharedThing, setting } from './shared-thing.ts';

/** Versioned settings of the property. */
export function termsOf({ owner: { client } }: RegisterSite) {
  const list = (weeklyPrice: number) => ({
    body: { seasons: [{ from: '01-01', to: '12-31', weeklyPrice }], cleaningFee: 45, linenFee: 20 },
  });
  const params = { year: 2028 };
  const { complianceList, contracts, guide, homepage, look, mail, paymentSettings, priceRules, privacy } = client;
  const { property, rates, regionalSettings, registerSettings, stayLetters, stayRules } = client;
  const { touristTax, turnoverSettings, yearSettings } = client;
  const wording = { params: { kind: 'BOOKING_REQUESTED' } };
  const wordingOf = async () =>
    (await mail.listWordings({ query: {} })).find(({ kind }) => kind === wording.params.kind);

  return {
    'complianceList.replace': setting(complianceList.get, complianceList.replace, [
      { items: [{ key: 'GAS', state: 'DONE', note: 'Da vedere' }] },
      { items: [{ key: 'GAS', state: 'DONE', note: 'Vista' }] },
    ]),
    'contracts.changeTemplate': setting(
      contracts.template,
      (call) => contracts.changeTemplate({ query: {}, ...call }),
      [{ body: 'Uno' }, { body: 'Due' }],
    ),
    'guide.replace': setting(guide.get, guide.replace, [{ daysAfter: 2 }, { daysAfter: 3 }]),
    'homepage.update': setting(homepage.get, homepage.update, [{ siteName: 'Casa Uno' }, { siteName: 'Casa Due' }]),
    'look.change': setting(look.draft, look.change, [{ corners: 'ROUND' }, { corners: 'SHARP' }]),
    'look.publish': (): SharedThing => ({
      read: look.draft,
      saveFirst: () => look.change({ body: { hero: 'FULL' } }),
      save: (version) => look.publish({ version }),
    }),
    'mail.changeWording': setting(
      async () => ({ ...(await wordingOf()) }),
      (call) => mail.changeWording({ ...wording, ...call }),
      [{ subject: 'Eccola' }, { subject: 'Eccone un’altra' }],
    ),
    'paymentSettings.replace': setting(paymentSettings.get, paymentSettings.replace, [
      { depositDays: 5 },
      { depositDays: 6 },
    ]),
    'priceRules.replace': setting(priceRules.get, priceRules.replace, [{ floorPerNight: 1 }, { floorPerNight: 2 }]),
    'privacy.replaceSettings': setting(privacy.getSettings, privacy.replaceSettings, [
      { deletesMessages: true },
      { deletesMessages: false },
    ]),
    'property.update': setting(property.get, property.update, [{ bedrooms: 2 }, { bedrooms: 3 }]),
    'rates.replace': setting(rates.get, rates.replace, [{ cleaningFee: 45 }, { cleaningFee: 46 }]),
    'rates.replaceYear': (): SharedThing => ({
      read: async () => (await rates.years()).find(({ validFrom }) => validFrom === params.year),
      saveFirst: () => rates.replaceYear({ params, ...list(1) }),
      save: (version) => rates.replaceYear({ params, ...list(2), version }),
    }),
    'yearSettings.replace': setting(yearSettings.get, yearSettings.replace, [{ homes: 2 }, { homes: 3 }]),
    'regionalSettings.replace': setting(regionalSettings.get, regionalSettings.replace, [{ rooms: 2 }, { rooms: 1 }]),
    'registerSettings.replace': setting(registerSettings.get, registerSettings.replace, [
      { reminders: false },
      { reminders: true },
    ]),
    'stayLetters.replaceSchedule': setting(stayLetters.getSchedule, stayLetters.replaceSchedule, [
      { arrival: { days: 5 } },
      { arrival: { days: 6 } },
    ]),
    'stayRules.replace': setting(stayRules.get, stayRules.replace, [{ requestHours: 24 }, { requestHours: 48 }]),
    'touristTax.replace': setting(touristTax.get, touristTax.replace, [
      { mode: 'LANDING', text: 'Si paga sul traghetto' },
      { mode: 'NONE' },
    ]),
    'turnoverSettings.replace': setting(turnoverSettings.get, turnoverSettings.replace, [
      { warnAt: '17:00' },
      { warnAt: '19:00' },
    ]),
  } as const;
}
