import type { ContextPlace } from '../electron-surface.ts';
import { type MenuRow, SEPARATOR } from '../menu-row.ts';
import { MENU } from '../texts.ts';

/** What a click with the other button offers; empty where there is nothing to do. */
export function makeContextMenu(place: ContextPlace, replaceMisspelling: (word: string) => void): MenuRow[] {
  if (place.isEditable) return [...makeSpellingRows(place, replaceMisspelling), ...FIELD_ROWS];
  return place.selectionText.trim() ? [{ role: 'copy', label: MENU.copy }] : [];
}

const FIELD_ROWS: MenuRow[] = [
  { role: 'cut', label: MENU.cut },
  { role: 'copy', label: MENU.copy },
  { role: 'paste', label: MENU.paste },
  SEPARATOR,
  { role: 'selectAll', label: MENU.selectAll },
];

function makeSpellingRows(place: ContextPlace, replaceMisspelling: (word: string) => void): MenuRow[] {
  if (!place.misspelledWord) return [];
  const suggestions = place.dictionarySuggestions.map((word) => ({
    label: word,
    click: () => replaceMisspelling(word),
  }));
  return suggestions.length > 0
    ? [...suggestions, SEPARATOR]
    : [{ label: MENU.noSuggestion, enabled: false }, SEPARATOR];
}
