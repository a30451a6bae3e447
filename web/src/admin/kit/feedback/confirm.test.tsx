// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { buttonOf, leaveAdmin, press, showAdmin } from '../../../testing/show-admin.tsx';
import { FormButtons } from '../form/form-buttons.tsx';
import { FormWindow } from '../form/form-window.tsx';
import { LEAVE_QUESTION } from '../texts.ts';
import { type Question, useConfirm } from './confirm.tsx';

afterEach(leaveAdmin);

function ConfirmButton({ question }: { readonly question: Question }) {
  const confirm = useConfirm();
  return (
    <button type="button" onClick={() => void confirm(question)}>
      Chiedi
    </button>
  );
}

async function openDialog(question: Partial<Question>) {
  await showAdmin(<ConfirmButton question={{ title: 'Elimina', text: 'Davvero?', action: 'Elimina', ...question }} />);
  await press('Chiedi');
}

test('what deletes is never filled, and the focus is on the way back', async () => {
  await openDialog({});
  expect(buttonOf('Elimina').dataset.variant).toBe('outline');
  expect(document.activeElement).toBe(buttonOf('Chiudi'));
});

test('what can be undone is the filled one', async () => {
  await openDialog({ action: 'Sblocca', isHarmless: true });
  expect(buttonOf('Sblocca').dataset.variant).toBe('filled');
});

test('what asks before typing is lost offers to stay: to close it could be taken for leaving', async () => {
  await openDialog(LEAVE_QUESTION);
  expect(document.activeElement).toBe(buttonOf('Resta qui'));
});

test('a form in a window is closed, one on the page is called off; the window’s cross is left to the mouse then', async () => {
  const buttons = <FormButtons isSaving={false} onCancel={() => undefined} />;
  await showAdmin(
    <>
      {buttons}
      <FormWindow title="Finestra" onClose={() => undefined}>
        {buttons}
      </FormWindow>
    </>,
  );
  const met = [...document.querySelectorAll('button')].filter((button) => button.ariaHidden !== 'true');
  const names = met.map((button) => button.ariaLabel ?? button.textContent);
  expect(names.filter((name) => /Chiudi|Annulla/.test(name))).toEqual(['Annulla', 'Chiudi']);
  expect(document.querySelector<HTMLElement>('[aria-hidden="true"].mantine-CloseButton-root')?.tabIndex).toBe(-1);
});
