import { registerHooks } from 'node:module';
import { parseSync, Visitor } from 'oxc-parser';

type Edit = { readonly at: number; readonly text: string };
type Code = { readonly type: string; readonly start: number; readonly end: number };
type Step = { readonly file: string; readonly name: string };

declare global {
  var noteStep: ((file: string, name: string) => void) | undefined;
}

/** Reports each call of a named function in modules loaded from a folder from now on; returns a function to stop it. */
export function traceFunctions(folder: string, onStep: (step: Step) => void): () => void {
  globalThis.noteStep = (file, name) => onStep({ file, name });
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context);
      if (!url.startsWith(folder) || !loaded.source) return loaded;
      const source =
        typeof loaded.source === 'string' ? loaded.source : Buffer.from(loaded.source as Uint8Array).toString();
      return { ...loaded, source: markFunctions(url.slice(folder.length), source) };
    },
  });
  return () => {
    globalThis.noteStep = undefined;
  };
}

/** Instruments a module's named functions to report their calls. Unnamed ones count as part of their parent. */
export function markFunctions(file: string, source: string): string {
  const edits: Edit[] = [];
  const mark = (named: object | null, body: Code | null) => {
    if (!body || named === null || !('name' in named)) return;
    const call = `globalThis.noteStep?.(${JSON.stringify(file)}, ${JSON.stringify(named.name)})`;
    if (body.type === 'BlockStatement') edits.push({ at: body.start + 1, text: `${call};` });
    else edits.push({ at: body.start, text: `(${call}, ` }, { at: body.end, text: ')' });
  };
  new Visitor({
    FunctionDeclaration: ({ id, body }) => mark(id, body),
    VariableDeclarator: ({ id, init }) => {
      if (init?.type === 'ArrowFunctionExpression') mark(id, init.body);
    },
    Property: ({ key, value }) => {
      if (value.type === 'ArrowFunctionExpression' || value.type === 'FunctionExpression') mark(key, value.body);
    },
  }).visit(parseSync(file, source).program);
  return edits
    .toSorted((one, other) => other.at - one.at)
    .reduce((text, { at, text: added }) => text.slice(0, at) + added + text.slice(at), source);
}
