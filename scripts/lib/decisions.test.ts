import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './paths.ts';

const folder = join(root, 'docs/decisions');
const decisions = readdirSync(folder).map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));

it.each(decisions)('$name has its number in the title, and the headings of a decision', ({ name, text }) => {
  const [number] = /^\d{3}(?=-[a-z0-9-]+\.md$)/.exec(name) ?? [];
  expect(text).toMatch(new RegExp(`^# ${number} · .+\\n`));
  const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
  const isSuperseded = /^## Status\n\nSuperseded by \[\d{3}\]\(/m.test(text);
  expect(headings).toEqual(isSuperseded ? ['Status'] : ['Context', 'Decision', 'Consequences', 'Status']);
});
it('every decision has a unique number', () => {
  const numbers = decisions.map(({ name }) => name.slice(0, 3));
  expect(new Set(numbers).size).toBe(numbers.length);
});
