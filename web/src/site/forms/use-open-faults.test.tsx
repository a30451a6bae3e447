// @vitest-environment jsdom
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, expect, test } from 'vitest';
import { clearPage, find, showOnPage } from '../../testing/show-on-page.tsx';
import { useOpenFaults } from './use-open-faults.ts';

afterEach(clearPage);

const FAULTS = { code: 'Questo codice non vale.' };

/** A form with a fault in a field controlled by React. */
function FaultyForm() {
  const formRef = useRef<HTMLFormElement>(null);
  const [code, setCode] = useState('ESTATE');
  const { openFaults } = useOpenFaults({ formRef, faults: FAULTS });
  return (
    <div>
      <form ref={formRef} data-faults={Object.keys(openFaults)}>
        <input name="code" value={code} onChange={({ currentTarget }) => setCode(currentTarget.value)} />
      </form>
    </div>
  );
}

test('what is typed while faults are shown stays, though a browser draws between two who hear of it', async () => {
  showOnPage(<FaultyForm />);
  await expect.poll(() => find('form').dataset.faults).toBe('code');
  find('div > form').parentElement?.addEventListener('input', () => flushSync(() => undefined));
  const field = find<HTMLInputElement>('input');
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'INVERNO');
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await new Promise((done) => {
    setTimeout(done);
  });
  expect(field.value).toBe('INVERNO');
});
