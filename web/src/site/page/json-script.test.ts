import { expect, test } from 'vitest';
import { scriptJson } from './json-script.ts';

test('nothing in it ends the script element, and it reads back as it was', () => {
  const value = { name: '</script><!-- \u2028 \u2029 <script>' };
  const json = scriptJson(value);
  expect(json).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(json)).toEqual(value);
});
