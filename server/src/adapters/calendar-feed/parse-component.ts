import ICAL from 'ical.js';
import type { Component } from './content-lines.ts';

/** A property as jCal has it (RFC 7265), in which dates are text. */
export type Property = {
  readonly name: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly values: readonly unknown[];
};

/** The properties of a component, in their order. Throws on a line that is none. */
export function readProperties({ lines }: Component): Property[] {
  const jcal: unknown = ICAL.parse(lines.join('\r\n'));
  const properties: unknown = Array.isArray(jcal) ? jcal[1] : undefined;
  if (!Array.isArray(properties)) throw new TypeError('no component');
  return properties.map(([name, parameters, _type, ...values]) => ({ name, parameters, values }));
}

/** What the first property of that name says, as text; undefined where there is none. */
export function findText(properties: readonly Property[], name: string): string | undefined {
  const value = properties.find((property) => property.name === name)?.values[0];
  return value === undefined ? undefined : String(value);
}
