import { beforeEach, expect, test } from 'vitest';
import { createClock } from '../../../adapters/clock.ts';
import type { ChangeNotifications, ChangeSubscriber } from '../../../db/engine.ts';
import { createRenditionPriority } from './prioritize-renditions.ts';

const clock = createClock();

let published: string[];
let prioritized: string[];
let waiting: Set<string>;
let subscriber: ChangeSubscriber[];

const renditions = {
  prioritize(file: string): boolean {
    prioritized.push(file);
    return waiting.has(file);
  },
};

const notifications: ChangeNotifications = {
  subscribe(heard) {
    subscriber.push(heard);
    return () => subscriber.splice(subscriber.indexOf(heard), 1);
  },
  async publish(word) {
    published.push(word);
    for (const { message: hear } of subscriber) hear?.(word);
  },
};

beforeEach(() => {
  [published, prioritized, waiting, subscriber] = [[], [], new Set(), []];
});

test('a picture that waits here is hurried here, and nobody else is told', () => {
  waiting.add('a.jpg');
  createRenditionPriority({ renditions, notifications, clock }).prioritize('a.jpg');
  expect(prioritized).toEqual(['a.jpg']);
  expect(published).toEqual([]);
});

test('one that waits elsewhere is hurried there, and told of once however many ask', () => {
  const elsewhere: string[] = [];
  createRenditionPriority({ renditions: { prioritize: (file) => elsewhere.push(file) > 0 }, notifications, clock });
  const { prioritize } = createRenditionPriority({ renditions, notifications, clock });
  for (let time = 0; time < 5; time += 1) prioritize('a.jpg');
  expect(elsewhere).toEqual(['a.jpg']);
  expect(published).toHaveLength(1);
});

test('change notifications that cannot be published keep nobody from being answered', () => {
  const broken: ChangeNotifications = {
    ...notifications,
    publish: async () => Promise.reject(new Error('the database is away')),
  };
  expect(() => createRenditionPriority({ renditions, notifications: broken, clock }).prioritize('a.jpg')).not.toThrow();
});

test('where there is one process nobody is told, and who has closed hears no more', () => {
  createRenditionPriority({ renditions, notifications: undefined, clock }).prioritize('a.jpg');
  createRenditionPriority({ renditions, notifications, clock }).close();
  expect(subscriber).toEqual([]);
});
