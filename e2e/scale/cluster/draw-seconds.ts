/** The answered and failed calls of one second. */
export type Second = { pages: number; writes: number; failedPages: number; failedWrites: number };

type Mark = { readonly at: number; readonly text: string };

const WIDTH = 720;
const LEFT = 56;
const PANEL = 120;
const GAP = 44;
const TOP = 40;

const PANELS = [
  { well: 'pages', failed: 'failedPages', name: 'pages a second' },
  { well: 'writes', failed: 'failedWrites', name: 'writes a second' },
] as const;

/** Draws both, second by second: answered calls in blue, failed ones in red, each on its own scale. */
export function drawSeconds(seconds: readonly Second[], marks: readonly Mark[]): string {
  const step = (WIDTH - LEFT - 16) / seconds.length;
  const bottom = TOP + PANELS.length * (PANEL + GAP);
  const panels = PANELS.map(({ well, failed, name }, place) => {
    const base = TOP + place * (PANEL + GAP) + PANEL;
    const most = Math.max(1, ...seconds.map((second) => second[well] + second[failed]));
    const bar = (at: number, from: number, count: number, colour: string) => {
      const height = (count / most) * PANEL;
      const x = LEFT + at * step;
      const y = base - (from / most) * PANEL - height;
      return `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${(step - 1).toFixed(1)}" height="${height.toFixed(1)}" fill="${colour}"/>`;
    };
    const bars = seconds.flatMap((second, at) => [
      ...(second[well] > 0 ? [bar(at, 0, second[well], '#2b6cb0')] : []),
      ...(second[failed] > 0 ? [bar(at, second[well], second[failed], '#c53030')] : []),
    ]);
    const lost = seconds.reduce((sum, second) => sum + second[failed], 0);
    return [
      `<text x="${LEFT}" y="${base - PANEL - 6}">${name}; came to nothing: ${lost}</text>`,
      `<text x="${LEFT - 6}" y="${base - PANEL + 10}" text-anchor="end">${most}</text>`,
      `<text x="${LEFT - 6}" y="${base}" text-anchor="end">0</text>`,
      `<line x1="${LEFT}" y1="${base}" x2="${WIDTH - 16}" y2="${base}" stroke="#718096"/>`,
      ...bars,
    ].join('\n');
  });
  const drawnMarks = marks.map(({ at, text }) => {
    const x = (LEFT + at * step).toFixed(1);
    return `<line x1="${x}" y1="20" x2="${x}" y2="${bottom - GAP}" stroke="#1a202c" stroke-dasharray="4 3"/>
<text x="${x}" y="14" text-anchor="middle">${text}</text>`;
  });
  const times = [0, seconds.length / 2, seconds.length].map(
    (at) => `<text x="${LEFT + at * step}" y="${bottom - GAP + 18}" text-anchor="middle">${at} s</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${bottom}" font-family="sans-serif" font-size="12" fill="#1a202c">
<rect width="${WIDTH}" height="${bottom}" fill="#fff"/>
${[...panels, ...drawnMarks, ...times].join('\n')}
</svg>
`;
}
