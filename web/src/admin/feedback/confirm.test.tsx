// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { buttonOf, leaveAdmin, press, showAdmin } from '../../testing/shown-admin.tsx';
import { type Question, useConfirm } from './confirm.tsx';

afterEach(leaveAdmin);

function Asking({ question }: { readonly question: Question }) {
  const confirm = useConfirm();
  return (
    <button type="button" onClick={() => void confirm(question)}>
      Chiedi
    </button>
  );
}

async function ask(question: Partial<Question>) {
  await showAdmin(<Asking question={{ title: 'Elimina', text: 'Davvero?', action: 'Elimina', ...question }} />);
  await press('Chiedi');
}

test('what deletes is never filled, and the focus is on the way back', async () => {
  await ask({});
  expect(buttonOf('Elimina').dataset.variant).toBe('outline');
  expect(document.activeElement).toBe(buttonOf('Annulla'));
});

test('what can be undone is the filled one', async () => {
  await ask({ action: 'Sblocca', isHarmless: true });
  expect(buttonOf('Sblocca').dataset.variant).toBe('filled');
});
