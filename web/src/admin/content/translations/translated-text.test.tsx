// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core';
import { expect, test } from 'vitest';
import { readMarkup } from '../../../testing/read-markup.ts';
import { TranslatedText } from './translated-text.tsx';
import type { TranslatedField } from './translation-draft.ts';

const field: TranslatedField = {
  field: 'title',
  format: 'line',
  max: 200,
  italian: 'La baia di notte',
  source: null,
  text: null,
  state: 'MISSING',
};

function read(changes: Partial<TranslatedField>) {
  const one = { ...field, ...changes };
  return readMarkup(
    <MantineProvider>
      <TranslatedText
        kind="posts"
        language="en"
        field={one}
        written={{ text: one.text ?? '', isFine: false }}
        error={undefined}
        onChange={() => undefined}
        onWaiting={() => undefined}
      />
    </MantineProvider>,
  );
}

test('what is missing can be begun from the Italian, which stands beside it', () => {
  const reading = read({});
  expect(reading.listNames('button')).toEqual(['Copia dall’italiano']);
  expect(reading.text).toContain('La baia di notte');
  expect(reading.text).toContain('Manca');
});

test('what was suggested waits to be said fine', () => {
  const reading = read({ text: 'The bay', source: field.italian, state: 'SUGGESTED' });
  expect(reading.listNames('button')).toEqual(['Va bene']);
});

test('where the Italian has changed it is shown how, and the translation may stay', () => {
  const reading = read({ text: 'The bay', source: 'La baia di giorno', state: 'OUTDATED' });
  expect(reading.listNames('button')).toEqual(['È ancora giusta']);
  expect(reading.text).toContain('tolto: giorno');
  expect(reading.text).toContain('aggiunto: notte');
});

test('what is checked asks for nothing', () => {
  expect(read({ text: 'The bay', source: field.italian, state: 'CHECKED' }).listNames('button')).toEqual([]);
});
