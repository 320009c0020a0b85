import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { differences } from '../../tests/support/differences.ts';
import { root } from './paths.ts';

/**
 * Checks the files of `ops/`, because Cloud Monitoring silently accepts a filter that matches no
 * metric or log.
 */

const ops = join(root, 'ops');
const files = readdirSync(ops, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'));
const textOf = (name: string): string => readFileSync(join(ops, name), 'utf8');
const all = files
  .map((name) => JSON.stringify(JSON.parse(textOf(name))))
  .join('\n')
  .replaceAll('\\"', '"');
const namesIn = (folder: string) => readdirSync(join(ops, folder)).map((name) => name.replace(/\.json$/, ''));

const sources = readdirSync(join(root, 'functions/src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => readFileSync(join(root, 'functions/src', name), 'utf8'));
/** Cloud Run's service names of the functions. */
const functionNames = new Set(
  [...readFileSync(join(root, 'functions/src/index.ts'), 'utf8').matchAll(/^export const (\w+)/gm)].map(
    ([, name = '']) => name.toLowerCase(),
  ),
);
const matches = (pattern: RegExp): string[] => [...new Set([...all.matchAll(pattern)].map(([, found = '']) => found))];

describe('ops', () => {
  it.each(files)('%s is valid JSON', (name) => expect(() => JSON.parse(textOf(name)) as unknown).not.toThrow());

  it('counts only log messages that the code writes', () => {
    const events = matches(/jsonPayload\.message=\(([^)]*)\)/g).flatMap((list) =>
      [...list.matchAll(/"([^"]+)"/g)].map(([, event = '']) => event),
    );
    expect(events.length).toBeGreaterThan(10);
    const written = (event: string) =>
      sources.some((source) => new RegExp(`\\.(info|warn|error)\\(\\s*'${event}'`).test(source));
    expect(events.filter((event) => !written(event))).toEqual([]);
  });

  it('names only functions that are exported', () => {
    const single = matches(/service_name="([^"]+)"/g);
    const lists = matches(/service_name=one_of\(([^)]*)\)/g).flatMap((list) =>
      [...list.matchAll(/"([^"]+)"/g)].map(([, name = '']) => name),
    );
    expect(lists.length).toBeGreaterThan(5);
    expect([...single, ...lists].filter((name) => !functionNames.has(name))).toEqual([]);
  });

  it('watches every scheduled function', () => {
    const scheduled = sources.flatMap((source) =>
      [...source.matchAll(/export const (\w+) = onSchedule/g)].map(([, name = '']) => name.toLowerCase()),
    );
    expect(scheduled.length).toBeGreaterThan(5);
    expect(scheduled.filter((name) => !all.includes(`"${name}"`))).toEqual([]);
  });

  it('reports the daily digest as overdue only after the longest pause between two of its runs', () => {
    const HOUR = 3600;
    const overdue = textOf('policies/jobs-missing.json').matchAll(/"(\w+) did not end well for (\d+)s"/g);
    const pauses = [...overdue].flatMap(([, name = '', seconds]) => {
      const schedule = new RegExp(
        `export const ${name} = onSchedule\\(\\s*\\{[^}]*schedule: '([\\d,]+) ([\\d,]+) \\* \\* \\*'`,
        'i',
      );
      const [, minutes, hours] = sources.map((source) => schedule.exec(source)).find((found) => found !== null) ?? [];
      if (minutes === undefined || hours === undefined) return [];
      const runs = hours
        .split(',')
        .flatMap((hour) => minutes.split(',').map((minute) => Number(hour) * HOUR + Number(minute) * 60))
        .sort((a, b) => a - b);
      const longest = Math.max(...runs.map((run, index) => (runs[index + 1] ?? runs[0]! + 24 * HOUR) - run));
      return [{ name, isPatient: Number(seconds) > longest + HOUR / 6 }];
    });
    expect(pauses).toEqual([{ name: 'senddailydigest', isPatient: true }]);
  });

  it('refers only to sections that the operations page has', () => {
    const page = readFileSync(join(root, 'docs/operations.md'), 'utf8');
    const headings = new Set([...page.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading));
    const referred = namesIn('policies').flatMap((name) => {
      const { documentation } = JSON.parse(textOf(`policies/${name}.json`)) as { documentation: { content: string } };
      return documentation.content.includes('docs/operations.md')
        ? [...documentation.content.matchAll(/"([^"]+)"/g)].map(([, heading]) => heading)
        : [];
    });
    expect(referred.length).toBeGreaterThan(3);
    expect(referred.filter((heading) => !headings.has(heading))).toEqual([]);
  });

  it('is described by an operations page that lists exactly the background functions', () => {
    const page = readFileSync(join(root, 'docs/operations.md'), 'utf8');
    const table = /^## Jobs and triggers\n(.+?)^## /ms.exec(page)?.[1] ?? '';
    const listed = [...table.matchAll(/^\| (`.+?`) \|/gm)].flatMap(([, names = '']) =>
      [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
    );
    const exported = readFileSync(join(root, 'functions/src/background-functions.ts'), 'utf8');
    const names = [...exported.matchAll(/^export \{([^}]+)\}/gm)].flatMap(([, list = '']) => list.match(/\w+/g) ?? []);
    expect(names.length).toBeGreaterThan(5);
    expect(differences(names, listed)).toEqual([]);
  });

  it('uses only log metrics that it defines, and all objectives that it defines', () => {
    const metrics = matches(/logging\.googleapis\.com\/user\/(\w+)/g);
    expect(metrics.filter((name) => !namesIn('log-metrics').includes(name))).toEqual([]);
    const objectives = matches(/serviceLevelObjectives\/([\w-]+)/g);
    expect(differences(namesIn('slos'), objectives)).toEqual([]);
  });

  it('has the promised goals for pages and writes, and the operations page names every objective', () => {
    const goal = (name: string) => (JSON.parse(textOf(`slos/${name}.json`)) as { goal: number }).goal;
    expect([goal('pages-available'), goal('pages-fast'), goal('writes-available')]).toEqual([0.999, 0.95, 0.995]);
    const page = readFileSync(join(root, 'docs/operations.md'), 'utf8');
    for (const name of namesIn('slos')) expect(page).toContain(`\`${name}\``);
    for (const folder of ['service.json', 'slos', 'log-metrics', 'policies', 'dashboard.json', 'budget.json'])
      expect(page).toContain(`ops/${folder}`);
  });
});
