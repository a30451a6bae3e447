import type { Locator } from '@playwright/test';
import { expect } from './test.ts';

type Press = (control: Locator) => Promise<unknown>;

const click: Press = (control) => control.click();

/** The tools that stand in the toolbar on a phone, too. */
const AT_HAND = ['Grassetto', 'Corsivo', 'Elenco puntato', 'Link'];

/** Presses a tool of the editor in this form by its name; on a phone most of them lie in a sheet. */
export async function pressTool(form: Locator, name: string, press = click): Promise<void> {
  const toolbar = form.getByRole('toolbar', { name: 'Formattazione' });
  await expect(toolbar).toBeVisible();
  const sheet = sheetOf(name);
  const opener = toolbar.getByRole('button', { name: sheet, exact: true });
  const isInSheet = !AT_HAND.includes(name) && (await opener.isVisible());
  if (isInSheet) await press(opener);
  const tools = isInSheet ? form.page().getByRole('dialog', { name: sheet, exact: true }) : toolbar;
  await press(tools.getByRole('button', { name, exact: true }));
}

function sheetOf(tool: string): string {
  if (tool.startsWith('Inserisci ')) return 'Inserisci';
  return /^(?:Paragrafo|H\d|Citazione)/.test(tool) ? 'Testo' : 'Altro';
}

/** Opens the window with the field for the slug or address of an embed; a picture's is behind the library. */
export async function openEmbed(form: Locator, name: string, press = click): Promise<Locator> {
  await pressTool(form, `Inserisci ${name}`, press);
  const isPicture = name === 'Immagine';
  const title = isPicture ? 'Scegli un’immagine' : `Inserisci ${name}`;
  const window = form.page().getByRole('dialog', { name: title, exact: true });
  if (isPicture) await press(window.getByText('Indirizzo', { exact: true }));
  return window;
}

export async function insertEmbed(form: Locator, name: string, value: string): Promise<void> {
  const window = await openEmbed(form, name);
  await window.getByRole('textbox').fill(value);
  await window.getByRole('button', { name: 'Inserisci', exact: true }).click();
  await expect(window).toBeHidden();
}
