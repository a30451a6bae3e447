// @vitest-environment jsdom
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { leaveAdmin, press, see, showAdmin } from '../../../testing/show-admin.tsx';
import { createLatePart, useLatePart } from './late-part.ts';

afterEach(leaveAdmin);

type Props = { readonly fetchPart: () => Promise<string>; readonly onMissing: () => void };

function Opener({ fetchPart, onMissing }: Props) {
  const [late] = useState(() => createLatePart(fetchPart));
  const [isOpen, setIsOpen] = useState(false);
  const part = useLatePart(late, {
    isWanted: isOpen,
    onMissing: () => {
      setIsOpen(false);
      onMissing();
    },
  });
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Apri
      </button>
      {isOpen && part}
    </>
  );
}

test('a part is fetched once it is wanted', async () => {
  const fetchPart = vi.fn(async () => 'Eccola');
  await showAdmin(<Opener fetchPart={fetchPart} onMissing={vi.fn()} />);
  expect(fetchPart).not.toHaveBeenCalled();
  await press('Apri');
  await see('Eccola');
  expect(fetchPart).toHaveBeenCalledOnce();
});

test('what does not load is reported, and the next press tries again', async () => {
  const fetchPart = vi.fn(async () => 'Eccola').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const onMissing = vi.fn();
  await showAdmin(<Opener fetchPart={fetchPart} onMissing={onMissing} />);
  await press('Apri');
  await expect.poll(() => onMissing.mock.calls).toHaveLength(1);
  await press('Apri');
  await see('Eccola');
  expect(onMissing).toHaveBeenCalledOnce();
});
