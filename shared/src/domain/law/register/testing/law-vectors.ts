/** Vectors of LAW.md for the register of guests, counted by a script apart from the product; {n} is n blanks. */
export const vectors = {
  layout: [
    {
      field: 'tipoAlloggiato',
      start: 0,
      length: 2,
    },
    {
      field: 'dataArrivo',
      start: 2,
      length: 10,
    },
    {
      field: 'giorniPermanenza',
      start: 12,
      length: 2,
    },
    {
      field: 'cognome',
      start: 14,
      length: 50,
    },
    {
      field: 'nome',
      start: 64,
      length: 30,
    },
    {
      field: 'sesso',
      start: 94,
      length: 1,
    },
    {
      field: 'dataNascita',
      start: 95,
      length: 10,
    },
    {
      field: 'comuneNascita',
      start: 105,
      length: 9,
    },
    {
      field: 'provinciaNascita',
      start: 114,
      length: 2,
    },
    {
      field: 'statoNascita',
      start: 116,
      length: 9,
    },
    {
      field: 'cittadinanza',
      start: 125,
      length: 9,
    },
    {
      field: 'tipoDocumento',
      start: 134,
      length: 5,
    },
    {
      field: 'numeroDocumento',
      start: 139,
      length: 20,
    },
    {
      field: 'luogoRilascio',
      start: 159,
      length: 9,
    },
    {
      field: 'idAppartamento',
      start: 168,
      length: 6,
    },
  ],
  tables: {
    TIPO_ALLOGGIATO:
      'Codice,Descrizione\r\n16,OSPITE SINGOLO\r\n17,CAPO FAMIGLIA\r\n18,CAPO GRUPPO\r\n19,FAMILIARE\r\n20,MEMBRO GRUPPO\r\n',
    DOCUMENTI:
      "Codice,Descrizione\r\nIDENT,CARTA DI IDENTITA'\r\nIDELE,CARTA IDENTITA' ELETTRONICA\r\nPASOR,PASSAPORTO ORDINARIO\r\nPATEN,PATENTE DI GUIDA\r\n",
    STATI:
      "Codice,Descrizione,Provincia,DataFineVal\r\n100000100,ITALIA,ES,\r\n100000215,FRANCIA,ES,\r\n100000216,GERMANIA,ES,\r\n100000219,REGNO UNITO,ES,\r\n100000536,STATI UNITI D'AMERICA,ES,\r\n",
    COMUNI:
      "Codice,Descrizione,Provincia,DataFineVal\r\n412058091,ROMA,RM,\r\n415063014,CAPRI,NA,\r\n409049014,PORTOFERRAIO,LI,\r\n408040012,FORLI',FO,31/12/1994 00:00:00\r\n408140012,FORLI',FC,\r\n450500501,ABBAZIA,FU,15/09/1947 00:00:00\r\n",
  },
  names: [
    {
      name: 'Rossi',
      written: 'ROSSI',
    },
    {
      name: 'Straße',
      written: 'STRASSE',
    },
    {
      name: 'Ünal',
      written: 'UNAL',
    },
    {
      name: 'Åse Þór',
      written: 'ASE THOR',
    },
    {
      name: 'Œuvrard',
      written: 'OEUVRARD',
    },
    {
      name: "'",
      written: null,
    },
  ],
  alloggiati: [
    {
      id: 'single-italian',
      what: "The values of the official manual's example, 21 years later",
      stay: {
        arrival: '2026-02-16',
        departure: '2026-02-19',
        guests: [
          {
            id: 'g1',
            role: 'SINGLE',
            lastName: 'Rossi',
            firstName: 'Paolo',
            sex: 'M',
            birthDate: '1973-03-13',
            birthState: '100000100',
            birthPlace: '412058091',
            citizenship: '100000100',
            docType: 'IDENT',
            docNumber: 'AB123CD',
            docPlace: '412058091',
          },
        ],
      },
      files: [
        {
          arrival: '2026-02-16',
          name: 'alloggiati-2026-02-16.txt',
          counted: [
            '1616/02/202603ROSSI{45}PAOLO{25}113/03/1973412058091RM100000100100000100IDENTAB123CD{13}412058091',
          ],
          bytes: 168,
          sha256: 'e8cf644a8b68a011d9c9b48e55bf2fae58e05dfba7323b8cb532bab07a007982',
        },
      ],
    },
    {
      id: 'foreign-letters',
      what: 'ß to SS, ü to U, hyphen to space; spaces in the number go; one night is 01',
      stay: {
        arrival: '2026-12-31',
        departure: '2027-01-01',
        guests: [
          {
            id: 'g1',
            role: 'SINGLE',
            lastName: 'Groß-Müller',
            firstName: 'Jürgen',
            sex: 'M',
            birthDate: '1973-03-13',
            birthState: '100000216',
            citizenship: '100000216',
            docType: 'PASOR',
            docNumber: 'c01x 00t47',
            docPlace: '100000216',
          },
        ],
      },
      files: [
        {
          arrival: '2026-12-31',
          name: 'alloggiati-2026-12-31.txt',
          counted: [
            '1631/12/202601GROSS MULLER{38}JURGEN{24}113/03/1973{11}100000216100000216PASORC01X00T47{11}100000216',
          ],
          bytes: 168,
          sha256: '24d3ac8d7ca73ba9434cce6413114118abbe89538c99954008a3a51b9b58f809',
        },
      ],
    },
    {
      id: 'heads-and-order',
      what: 'Entered in disorder: heads and singles keep their order, members follow their head',
      stay: {
        arrival: '2026-06-06',
        departure: '2026-06-13',
        guests: [
          {
            id: 'b2',
            headId: 'b1',
            role: 'GROUP_MEMBER',
            lastName: 'Neri',
            firstName: 'Eva',
            sex: 'F',
            birthDate: '1991-04-04',
            birthState: '100000100',
            birthPlace: '412058091',
            citizenship: '100000100',
          },
          {
            id: 'a1',
            role: 'FAMILY_HEAD',
            lastName: 'Bianchi',
            firstName: 'Marco',
            sex: 'M',
            birthDate: '1984-11-02',
            birthState: '100000100',
            birthPlace: '415063014',
            citizenship: '100000100',
            docType: 'IDELE',
            docNumber: 'CA12345AA',
            docPlace: '415063014',
          },
          {
            id: 's1',
            role: 'SINGLE',
            lastName: 'Rossi',
            firstName: 'Paolo',
            sex: 'M',
            birthDate: '1973-03-13',
            birthState: '100000100',
            birthPlace: '412058091',
            citizenship: '100000100',
            docType: 'IDENT',
            docNumber: 'AB123CD',
            docPlace: '412058091',
          },
          {
            id: 'b1',
            role: 'GROUP_HEAD',
            lastName: 'Neri',
            firstName: 'Ivo',
            sex: 'M',
            birthDate: '1973-03-13',
            birthState: '100000100',
            birthPlace: '412058091',
            citizenship: '100000100',
            docType: 'IDENT',
            docNumber: 'AB123CD',
            docPlace: '412058091',
          },
          {
            id: 'a2',
            headId: 'a1',
            role: 'FAMILY_MEMBER',
            lastName: 'Bianchi',
            firstName: 'Sara',
            sex: 'F',
            birthDate: '2012-10-10',
            birthState: '100000100',
            birthPlace: '412058091',
            citizenship: '100000100',
          },
        ],
      },
      files: [
        {
          arrival: '2026-06-06',
          name: 'alloggiati-2026-06-06.txt',
          counted: [
            '1706/06/202607BIANCHI{43}MARCO{25}102/11/1984415063014NA100000100100000100IDELECA12345AA{11}415063014',
            '1906/06/202607BIANCHI{43}SARA{26}210/10/2012412058091RM100000100100000100{34}',
            '1606/06/202607ROSSI{45}PAOLO{25}113/03/1973412058091RM100000100100000100IDENTAB123CD{13}412058091',
            '1806/06/202607NERI{46}IVO{27}113/03/1973412058091RM100000100100000100IDENTAB123CD{13}412058091',
            '2006/06/202607NERI{46}EVA{27}204/04/1991412058091RM100000100100000100{34}',
          ],
          bytes: 848,
          sha256: '8963459d82880f6705fa5764cd3b817548e64f33e9cbfa2bf5ed33e917fd7bb2',
        },
      ],
    },
  ],
  alloggiatiFlats: [
    {
      id: 'flat-4',
      apartmentId: 4,
      stay: {
        arrival: '2026-02-16',
        departure: '2026-02-19',
        guests: [
          {
            id: 'g1',
            role: 'SINGLE',
            lastName: 'Rossi',
            firstName: 'Paolo',
            sex: 'M',
            birthDate: '1973-03-13',
            birthState: '100000100',
            birthPlace: '412058091',
            citizenship: '100000100',
            docType: 'IDENT',
            docNumber: 'AB123CD',
            docPlace: '412058091',
          },
        ],
      },
      files: [
        {
          arrival: '2026-02-16',
          name: 'alloggiati-2026-02-16.txt',
          counted: [
            '1616/02/202603ROSSI{45}PAOLO{25}113/03/1973412058091RM100000100100000100IDENTAB123CD{13}412058091000004',
          ],
          bytes: 174,
          sha256: '94654b55645f98cfb03468316d6b8658a811b5fe9940d28b21ac509576dcfd84',
        },
      ],
    },
  ],
  refusals: [
    {
      id: 'too-long-once-written-out',
      stay: {
        arrival: '2026-06-06',
        departure: '2026-06-13',
        guests: [
          {
            id: 'g1',
            role: 'SINGLE',
            lastName: 'ßßßßßßßßßßßßßßßßßßßßßßßßßß',
            firstName: 'Paolo',
            sex: 'M',
            birthDate: '1973-03-13',
            birthState: '100000100',
            birthPlace: '412058091',
            citizenship: '100000100',
            docType: 'IDENT',
            docNumber: 'AB123CD',
            docPlace: '412058091',
          },
        ],
      },
      faults: [
        {
          guest: 'g1',
          field: 'lastName',
          text: 'Ospite 1, Paolo ßßßßßßßßßßßßßßßßßßßßßßßßßß – Cognome: supera 50 caratteri una volta traslitterato',
        },
      ],
    },
    {
      id: 'member-without-head',
      stay: {
        arrival: '2026-06-06',
        departure: '2026-06-13',
        guests: [
          {
            id: 'g1',
            role: 'FAMILY_MEMBER',
            lastName: 'Rossi',
            firstName: 'Luca',
            sex: 'M',
            birthDate: '2015-05-05',
            birthState: '100000100',
            birthPlace: '412058091',
            citizenship: '100000100',
          },
        ],
      },
      faults: [
        {
          guest: 'g1',
          field: 'role',
          text: 'Ospite 1, Luca Rossi – Tipo alloggiato: indica il capo famiglia',
        },
      ],
    },
    {
      id: 'place-ended-before-birth',
      stay: {
        arrival: '2026-06-06',
        departure: '2026-06-13',
        guests: [
          {
            id: 'g1',
            role: 'SINGLE',
            lastName: 'Rossi',
            firstName: 'Paolo',
            sex: 'M',
            birthDate: '1990-01-01',
            birthState: '100000100',
            birthPlace: '450500501',
            citizenship: '100000100',
            docType: 'IDENT',
            docNumber: 'AB123CD',
            docPlace: '412058091',
          },
        ],
      },
      faults: [
        {
          guest: 'g1',
          field: 'birthPlace',
          text: 'Ospite 1, Paolo Rossi – Comune di nascita: il comune non esisteva più alla data di nascita',
        },
      ],
    },
    {
      id: 'unknown-code',
      stay: {
        arrival: '2026-06-06',
        departure: '2026-06-13',
        guests: [
          {
            id: 'g1',
            role: 'SINGLE',
            lastName: 'Rossi',
            firstName: 'Paolo',
            sex: 'M',
            birthDate: '1973-03-13',
            birthState: '100000100',
            birthPlace: '412058091',
            citizenship: '100000000',
            docType: 'IDENT',
            docNumber: 'AB123CD',
            docPlace: '412058091',
          },
        ],
      },
      faults: [
        {
          guest: 'g1',
          field: 'citizenship',
          text: 'Ospite 1, Paolo Rossi – Cittadinanza: non è nella tabella ufficiale',
        },
      ],
    },
    {
      id: 'member-outstays-head',
      stay: {
        arrival: '2026-07-01',
        departure: '2026-08-15',
        guests: [
          {
            id: 'g1',
            role: 'FAMILY_HEAD',
            lastName: 'Bianchi',
            firstName: 'Marco',
            sex: 'M',
            birthDate: '1984-11-02',
            birthState: '100000100',
            birthPlace: '415063014',
            citizenship: '100000100',
            docType: 'IDELE',
            docNumber: 'CA12345AA',
            docPlace: '415063014',
            departure: '2026-07-20',
          },
          {
            id: 'g2',
            headId: 'g1',
            role: 'FAMILY_MEMBER',
            lastName: 'Bianchi',
            firstName: 'Sara',
            sex: 'F',
            birthDate: '2012-10-10',
            birthState: '100000100',
            birthPlace: '412058091',
            citizenship: '100000100',
          },
        ],
      },
      faults: [
        {
          guest: 'g2',
          field: 'role',
          text: 'Ospite 2, Sara Bianchi – Tipo alloggiato: resta dopo il capo: dal 31/07/2026 serve un altro capo',
        },
      ],
    },
  ],
  keys: [
    {
      hex: '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
      written: '000G-40R4-0M30-E209-185G-R38E-1W81-24GK-2GAH-C5RR-34D1-P70X-3RFG-CC6W',
      fingerprint: '630dcd29',
    },
    {
      hex: 'ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff',
      written: 'ZZZZ-ZZZZ-ZZZZ-ZZZZ-ZZZZ-ZZZZ-ZZZZ-ZZZZ-ZZZZ-ZZZZ-ZZZZ-ZZZZ-ZZZG-NYB1',
      fingerprint: 'af961376',
    },
  ],
  alloggiatiDue: [
    {
      arrival: '2026-03-28',
      nights: 7,
      checkInFrom: '15:00',
      dueAt: '2026-03-29T14:00:00Z',
    },
    {
      arrival: '2026-07-01',
      nights: 7,
      checkInFrom: null,
      dueAt: '2026-07-02T13:00:00Z',
    },
    {
      arrival: '2026-01-10',
      nights: 35,
      checkInFrom: '00:00',
      dueAt: '2026-01-10T23:00:00Z',
    },
  ],
  retention: [
    {
      facts: {
        parts: [true],
        departure: '2026-07-04',
        regional: 'NONE',
      },
      today: '2026-07-06',
      names: true,
      rest: true,
    },
    {
      facts: {
        parts: [false],
        departure: '2026-07-04',
        regional: 'ACCEPTED',
      },
      today: '2026-07-06',
      names: false,
      rest: false,
    },
    {
      facts: {
        parts: [false],
        departure: '2026-07-04',
        regional: 'OPEN',
      },
      today: '2026-10-01',
      names: false,
      rest: false,
    },
  ],
};
