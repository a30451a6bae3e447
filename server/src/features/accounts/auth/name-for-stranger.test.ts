import { expect, test } from 'vitest';
import { nameForStranger } from './name-for-stranger.ts';

test.each([
  ['Ada Rossi', 'Ada Rossi'],
  ["Nicolò D’Angelo-O'Brien", "Nicolò D’Angelo-O'Brien"],
  ['Maria S. Rossi', 'Maria S. Rossi'],
  ['J.R.R. Tolkien', 'JRR. Tolkien'],
  ['李小龍', '李小龍'],
  ['Hai vinto! Apri evil.example/premio', 'Hai vinto Apri evilexamplepremio'],
  ['ada@evil.example', 'adaevilexample'],
  ['Chiama 899 123 456', 'Chiama'],
  ['<b>Ada</b> {collegamento}', 'bAdab collegamento'],
  ['a\u0301\u0301\u0301\u0301\u0301da', 'a\u0301\u0301\u0301da'],
  ['Ada '.repeat(25).trim(), `${'Ada '.repeat(10).trim()}…`],
  ['12', '—'],
])('of %j a stranger reads %j', (name, safeName) => {
  expect(nameForStranger(name)).toBe(safeName);
});
