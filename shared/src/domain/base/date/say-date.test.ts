import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../language/language.ts';
import { formatInstantDateTime, formatLocalDate } from './local-date.ts';
import { elideBeforeDates, sayInstantDate, sayInstantDateTime, sayLocalDate } from './say-date.ts';

describe('a date in a sentence', () => {
  test('is said in Italian as one speaks', () => {
    expect(sayLocalDate('2027-05-13')).toBe('13 maggio 2027');
    expect(sayLocalDate('2027-05-01')).toBe('1 maggio 2027');
    expect(sayInstantDate('2027-12-31T23:30:00Z')).toBe('1 gennaio 2028');
    expect(sayInstantDateTime('2027-03-03T17:30:00Z')).toBe('3 marzo 2027 alle 18:30');
  });

  test.each(LANGUAGES.filter((language) => language !== 'it'))('is in %s what it is alone', (language) => {
    expect(sayLocalDate('2027-05-01', language)).toBe(formatLocalDate('2027-05-01', language));
    const instant = '2027-03-03T17:30:00Z';
    expect(sayInstantDateTime(instant, language)).toBe(formatInstantDateTime(instant, language));
  });

  test.each([
    ['entro il 8 maggio 2027', 'entro l’8 maggio 2027'],
    ['Il 11 maggio hai scritto', 'L’11 maggio hai scritto'],
    ['dal 8 giugno 2027 al 11 giugno 2027', 'dall’8 giugno 2027 all’11 giugno 2027'],
    ['Dal 11 marzo', 'Dall’11 marzo'],
    ['le 18:30 del 8 marzo 2027', 'le 18:30 dell’8 marzo 2027'],
    ['entro il 18 maggio, il 1 maggio, il 13 maggio', 'entro il 18 maggio, il 1 maggio, il 13 maggio'],
    ['qual 8 maggio, quel 8 maggio', 'qual 8 maggio, quel 8 maggio'],
    ['il 8 % e i gradi: il 11 di sera', 'il 8 % e i gradi: il 11 di sera'],
  ])('has the article that its number asks for: %s', (written, expected) => {
    expect(elideBeforeDates(written)).toBe(expected);
  });
});
