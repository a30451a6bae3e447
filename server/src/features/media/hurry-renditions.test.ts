import { beforeEach, expect, test } from 'vitest';
import type { Bell, Ears } from '../../db/engine.ts';
import { createHurry } from './hurry-renditions.ts';

let said: string[];
let hurried: string[];
let waiting: Set<string>;
let ears: Ears[];

const renditions = {
  hurry(file: string): boolean {
    hurried.push(file);
    return waiting.has(file);
  },
};

const bell: Bell = {
  listen(heard) {
    ears.push(heard);
    return () => ears.splice(ears.indexOf(heard), 1);
  },
  async say(word) {
    said.push(word);
    for (const { word: hear } of ears) hear?.(word);
  },
};

beforeEach(() => {
  [said, hurried, waiting, ears] = [[], [], new Set(), []];
});

test('a picture that waits here is hurried here, and nobody else is told', () => {
  waiting.add('a.jpg');
  createHurry({ renditions, bell }).hurry('a.jpg');
  expect(hurried).toEqual(['a.jpg']);
  expect(said).toEqual([]);
});

test('one that waits elsewhere is hurried there, and told of once however many ask', () => {
  const elsewhere: string[] = [];
  createHurry({ renditions: { hurry: (file) => elsewhere.push(file) > 0 }, bell });
  const { hurry } = createHurry({ renditions, bell });
  for (let time = 0; time < 5; time += 1) hurry('a.jpg');
  expect(elsewhere).toEqual(['a.jpg']);
  expect(said).toHaveLength(1);
});

test('a bell that cannot be rung keeps nobody from being answered', () => {
  const broken: Bell = { ...bell, say: async () => Promise.reject(new Error('the database is away')) };
  expect(() => createHurry({ renditions, bell: broken }).hurry('a.jpg')).not.toThrow();
});

test('where there is one process nobody is told, and who has closed hears no more', () => {
  createHurry({ renditions, bell: undefined }).hurry('a.jpg');
  createHurry({ renditions, bell }).close();
  expect(ears).toEqual([]);
});
