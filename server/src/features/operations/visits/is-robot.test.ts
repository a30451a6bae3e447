import { isbot } from 'isbot';
import { describe, expect, it } from 'vitest';
import { isRobot } from './is-robot.ts';

const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const BLINK = 'AppleWebKit/537.36 (KHTML, like Gecko)';

const VISITORS = [
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${BLINK} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`,
  `Mozilla/5.0 (Linux; Android 10; K) ${BLINK} Chrome/141.0.0.0 Mobile Safari/537.36`,
  `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${WEBKIT} Version/26.0 Mobile/15E148 Safari/604.1`,
  `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Version/26.0 Safari/605.1.15`,
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0',
  'Mozilla/5.0 (Android 15; Mobile; rv:144.0) Gecko/144.0 Firefox/144.0',
  `Mozilla/5.0 (Linux; Android 14; SM-S918B) ${BLINK} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`,
];

const ROBOTS = [
  undefined,
  '',
  'curl/8.9.1',
  'node',
  `Mozilla/5.0 ${BLINK.replace('Gecko', 'Gecko; compatible; Googlebot/2.1; +http://www.google.com/bot.html')} Chrome/141.0.0.0 Safari/537.36`,
  `Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) ${BLINK} Chrome/141.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1)`,
  `Mozilla/5.0 (X11; Linux x86_64) ${BLINK} HeadlessChrome/141.0.0.0 Safari/537.36`,
];

describe('a robot', () => {
  it.each(VISITORS)('is not %s', (agent) => {
    expect([isRobot(agent), isbot(agent)]).toEqual([false, false]);
  });

  it.each(ROBOTS)('is %s', (agent) => {
    expect(isRobot(agent)).toBe(true);
  });

  it('is who says more than any browser does', () => {
    expect(isRobot(`${VISITORS[0]} ${'a '.repeat(7000)}`)).toBe(true);
  });
});
