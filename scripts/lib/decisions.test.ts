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
  expect(headings).toEqual(['Context', 'Decision', 'Consequences', 'Status']);
});
it('every decision has a unique number', () => {
  const numbers = decisions.map(({ name }) => name.slice(0, 3));
  expect(new Set(numbers).size).toBe(numbers.length);
});

it('the decision about packages names every deployed package with another licence than those allowed', () => {
  type Package = { version?: string; license?: string; dev?: boolean; link?: boolean };
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Package>;
  };
  const deployed = Object.entries(packages).filter(
    ([path, { dev, link }]) => /node_modules\//.test(path) && !dev && !link,
  );
  expect(deployed.length).toBeGreaterThan(300);
  const others = deployed
    .filter(([, { license = '' }]) => !/^(MIT|Apache-2\.0|BSD-[23]-Clause|0BSD|ISC)$/.test(license))
    .map(([path]) => path.replace(/^.*node_modules\//, ''));
  const text = decisions.find(({ name }) => name.startsWith('006'))?.text ?? '';
  // A package for one platform ('@img/sharp-libvips-linux-x64') is named without the platform.
  const named = [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
  expect(others.filter((one) => !named.some((name) => one === name || one.startsWith(`${name}-`)))).toEqual([]);
});
