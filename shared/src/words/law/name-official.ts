import { ITALIAN, type Language } from '../../domain/base/language/language.ts';
import { foldText } from '../../domain/base/text/fold-text.ts';
import type { TableKind } from '../../domain/law/register/official-tables.ts';
import { formatMessage, type Message, say } from '../say.ts';
import { WORDS } from '../words.ts';

/** Common documents, as the official list names them. */
const DOCUMENTS: Readonly<Record<string, Message>> = {
  "CARTA DI IDENTITA'": say('identityCard'),
  "CARTA IDENTITA' ELETTRONICA": say('electronicIdentityCard'),
  'PASSAPORTO ORDINARIO': say('passport'),
  'PATENTE DI GUIDA': say('drivingLicence'),
};

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** The name of an official row in a language; in Italian where no translation is known. */
export function nameOfficial(kind: TableKind, name: string, language: Language): string {
  if (kind === 'STATI') return nameState(name, language) ?? name;
  const document = kind === 'DOCUMENTI' ? DOCUMENTS[name] : undefined;
  return document ? formatMessage(document, WORDS[language]) : name;
}

function nameState(name: string, language: Language): string | undefined {
  regions ??= listRegions();
  const region = regions.get(foldText(name));
  return region && regionNames(language).of(region);
}

/** ISO 3166 region codes by their folded Italian names, found by trying all codes since Intl has no list. */
let regions: ReadonlyMap<string, string> | undefined;

function listRegions(): ReadonlyMap<string, string> {
  const italian = regionNames(ITALIAN);
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  const named = codes.map((code) => [italian.of(code), code] as const);
  return new Map(named.flatMap(([name, code]) => (name && name !== code ? [[foldText(name), code]] : [])));
}

function regionNames(language: Language): Intl.DisplayNames {
  return new Intl.DisplayNames(language, { type: 'region' });
}
