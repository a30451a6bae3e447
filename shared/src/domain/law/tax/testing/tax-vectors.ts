/** Vectors of LAW.md for the tourist tax, counted by a script apart from the product. */
export const vectors = {
  taxDue: [
    {
      period: '2026-Q3',
      due: {
        day: 15,
        monthsAfter: 1,
      },
      is: '2026-10-15',
    },
    {
      period: '2026-12',
      due: {
        day: 15,
        monthsAfter: 1,
      },
      is: '2027-01-15',
    },
    {
      period: '2026-Q1',
      due: {
        day: 31,
        monthsAfter: 3,
      },
      is: '2026-06-30',
    },
  ],
  touristTax: [
    {
      id: 'family-cap-child',
      stay: {
        startDate: '2026-07-04',
        endDate: '2026-07-11',
        price: null,
        guests: 3,
      },
      guests: [
        {
          birthDate: '1980-01-01',
        },
        {
          birthDate: '1980-01-01',
        },
        {
          birthDate: '2017-01-01',
        },
      ],
      tariffs: [
        {
          from: '2026-01-01',
          amount: 200,
          maxNights: 5,
          exemptUnder: 12,
        },
      ],
      is: {
        ordinary: 10,
        reduced: 0,
        exempt: 11,
        outside: 0,
        amount: 2000,
        isEstimate: false,
      },
    },
    {
      id: 'born-on-29-february-eve',
      stay: {
        startDate: '2026-02-28',
        endDate: '2026-03-02',
        price: null,
        guests: 1,
      },
      guests: [
        {
          birthDate: '2012-02-29',
        },
      ],
      tariffs: [
        {
          from: '2026-01-01',
          amount: 200,
          exemptUnder: 14,
        },
      ],
      is: {
        ordinary: 0,
        reduced: 0,
        exempt: 2,
        outside: 0,
        amount: 0,
        isEstimate: false,
      },
    },
    {
      id: 'exempt-from-seventy',
      stay: {
        startDate: '2026-07-04',
        endDate: '2026-07-06',
        price: null,
        guests: 3,
      },
      guests: [
        {
          birthDate: '1980-01-01',
        },
        {
          birthDate: '1956-07-04',
        },
        {
          birthDate: '1956-07-05',
        },
      ],
      tariffs: [
        {
          from: '2026-01-01',
          amount: 200,
          exemptFrom: 70,
        },
      ],
      is: {
        ordinary: 4,
        reduced: 0,
        exempt: 2,
        outside: 0,
        amount: 800,
        isEstimate: false,
      },
    },
    {
      id: 'season-beats-all-year',
      stay: {
        startDate: '2026-07-04',
        endDate: '2026-07-05',
        price: null,
        guests: 1,
      },
      guests: [
        {
          birthDate: '1980-01-01',
        },
      ],
      tariffs: [
        {
          from: '2026-01-01',
          amount: 100,
        },
        {
          from: '2026-01-01',
          season: {
            from: '06-01',
            to: '09-30',
          },
          amount: 300,
        },
      ],
      is: {
        ordinary: 1,
        reduced: 0,
        exempt: 0,
        outside: 0,
        amount: 300,
        isEstimate: false,
      },
    },
    {
      id: 'band-without-price',
      stay: {
        startDate: '2026-07-04',
        endDate: '2026-07-05',
        price: null,
        guests: 1,
      },
      guests: [
        {
          birthDate: '1980-01-01',
        },
      ],
      tariffs: [
        {
          from: '2026-01-01',
          bands: [
            {
              upTo: 3000,
              amount: 100,
            },
            {
              upTo: 7000,
              amount: 200,
            },
            {
              upTo: null,
              amount: 400,
            },
          ],
        },
      ],
      is: {
        ordinary: 1,
        reduced: 0,
        exempt: 0,
        outside: 0,
        amount: 400,
        isEstimate: true,
      },
    },
    {
      id: 'free-season',
      stay: {
        startDate: '2026-11-04',
        endDate: '2026-11-06',
        price: null,
        guests: 1,
      },
      guests: [
        {
          birthDate: '1980-01-01',
        },
      ],
      tariffs: [
        {
          from: '2026-01-01',
          amount: 200,
          season: {
            from: '04-01',
            to: '10-31',
          },
        },
      ],
      is: {
        ordinary: 0,
        reduced: 0,
        exempt: 0,
        outside: 2,
        amount: 0,
        isEstimate: false,
      },
    },
  ],
};
