// @vitest-environment jsdom
import { act, type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useKeyedList } from './list-field.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let page: HTMLElement;
let root: ReturnType<typeof createRoot>;
beforeEach(() => {
  page = document.createElement('ul');
  root = createRoot(page);
});
afterEach(() => act(() => root.unmount()));

/** A list of texts in a form; each row remembers its first value. */
function Texts(): ReactNode {
  const [texts, setTexts] = useState<readonly string[]>(['mare', 'mare', 'sole']);
  const { rows, alter, key } = useKeyedList(texts, setTexts);
  return (
    <>
      {rows.map(({ key: id, entry }) => (
        <Row key={id} text={entry} />
      ))}
      <button type="button" onClick={() => alter(rows.slice(1))} />
      <button type="button" onClick={() => alter(rows.toReversed())} />
      <button type="button" onClick={() => alter([...rows, key('vento')])} />
      <button type="button" onClick={() => setTexts((before) => [...before, 'luna'])} />
    </>
  );
}

function Row({ text }: { readonly text: string }) {
  const [first] = useState(text);
  return <li>{`${first}>${text}`}</li>;
}

const press = (index: number) => act(() => page.querySelectorAll('button')[index]?.click());
const rows = () => [...page.querySelectorAll('li')];

test('a row stays the same when another goes, moves or comes', () => {
  act(() => root.render(<Texts />));
  const [, second, third] = rows();
  press(0);
  expect(rows()).toEqual([second, third]);
  press(1);
  expect(rows()).toEqual([third, second]);
  press(2);
  press(3);
  expect(rows().slice(0, 2)).toEqual([third, second]);
  expect(rows().map(({ textContent }) => textContent)).toEqual(['sole>sole', 'mare>mare', 'vento>vento', 'luna>luna']);
});
