import { describe, expect, it } from 'vitest';
import { makeRegisterKey, parseRegisterKey } from '../../../../adapters/register-key.ts';
import { createGuestSeal } from './guest-seal.ts';

const seal = createGuestSeal(makeRegisterKey());

describe('what is sealed of a guest', () => {
  it('opens about herself alone, and never looks the same twice', () => {
    const [one, other] = [seal.seal('Rossi', 'register:a:identity'), seal.seal('Rossi', 'register:a:identity')];
    expect(one).not.toBe(other);
    expect(Buffer.from(one, 'base64').toString('latin1')).not.toContain('Rossi');
    expect(seal.open(one, 'register:a:identity').toString()).toBe('Rossi');
    expect(() => seal.open(one, 'register:b:identity')).toThrow();
    expect(() => seal.open(one, 'register:a:rest')).toThrow();
  });

  it('does not open once a bit of it is another, nor under another key', () => {
    const text = seal.seal('Rossi', 'register:a:identity');
    for (const place of [0, 13, 30]) {
      const bytes = Buffer.from(text, 'base64');
      bytes[place] = (bytes[place] ?? 0) ^ 1;
      expect(() => seal.open(bytes.toString('base64'), 'register:a:identity')).toThrow();
    }
    expect(() => seal.open('', 'register:a:identity')).toThrow();
    expect(() => createGuestSeal(makeRegisterKey()).open(text, 'register:a:identity')).toThrow();
  });

  it('is marked alike where it is the same, under the same key alone', () => {
    expect(seal.mark(['Rossi', null])).toBe(seal.mark(['Rossi', null]));
    expect(seal.mark(['Rossi', null])).not.toBe(seal.mark(['Rossi', 'x']));
    expect(createGuestSeal(makeRegisterKey()).mark(['Rossi'])).not.toBe(seal.mark(['Rossi']));
  });
});

describe('a key on paper', () => {
  it('is read back however it was typed, and not with a slip of the pen', () => {
    const { written, fingerprint } = makeRegisterKey();
    expect(parseRegisterKey(` ${written.toLowerCase().replaceAll('-', ' ')} `)?.fingerprint).toBe(fingerprint);
    const slipped = written.replace(/^./, (first) => (first === '7' ? '8' : '7'));
    expect(parseRegisterKey(slipped)).toBeUndefined();
    expect(parseRegisterKey(written.slice(0, -1))).toBeUndefined();
  });
});
