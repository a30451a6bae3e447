import { expect, test } from 'vitest';
import { plantFiles } from '../plant-files.ts';
import { findNearUnits } from './near-units.ts';

const SLICES = 'server/src/features';

test('units that import what is changed are near, the nearest first', () => {
  const root = plantFiles({
    'shared/src/domain/price.ts': '',
    'shared/src/domain/stay.ts': "import './price.ts';",
    'shared/src/domain/far/quote.ts': "import '../stay.ts';",
    'shared/src/domain/far/quote.test.ts': "import './quote.ts';",
    'shared/src/domain/near/price.test.ts': "import '../price.ts';",
    'shared/src/domain/else/other.test.ts': '',
  });
  expect(findNearUnits(root, ['shared/src/domain/price.ts'])).toEqual([
    'shared/src/domain/near/price.test.ts',
    'shared/src/domain/far/quote.test.ts',
  ]);
});

test('a slice is told by the tests beside it, though they import nothing of it', () => {
  const root = plantFiles({
    'server/src/app.ts': `import './features/mail/index.ts';`,
    'server/src/testing/site.ts': `import '../app.ts';`,
    [`${SLICES}/mail/index.ts`]: "export * from './outbox/send.ts';",
    [`${SLICES}/mail/outbox/send.ts`]: '',
    [`${SLICES}/mail/mail.test.ts`]: "import '../../testing/site.ts';",
    [`${SLICES}/blog/blog.test.ts`]: "import '../../testing/site.ts';",
  });
  expect(findNearUnits(root, [`${SLICES}/mail/outbox/send.ts`])).toEqual([`${SLICES}/mail/mail.test.ts`]);
  expect(findNearUnits(root, ['server/src/testing/site.ts'])).toHaveLength(2);
});

test('a test that is changed is near itself, and what needs other programs never', () => {
  const root = plantFiles({ 'e2e/a.test.ts': '', 'e2e/b.outside.test.ts': "import './a.test.ts';" });
  expect(findNearUnits(root, ['e2e/a.test.ts'])).toEqual(['e2e/a.test.ts']);
});
