import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Plain, main, step } from './lib/console.ts';
import { root } from './lib/paths.ts';
import { runNode } from './lib/processes.ts';
import { runningSiteEnv } from './lib/running-site.ts';

/** `npm run bench [-- name]`: the measurements of tests/bench, against the running site. */
await main(async () => {
  const folder = join(root, 'tests/bench');
  const wanted = process.argv[2] ?? '';
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.bench.ts') && name.includes(wanted)) : [];
  if (files.length === 0) throw new Plain(`tests/bench has no measurement${wanted ? ` named '${wanted}'` : ''}.`);
  const env = { ...process.env, ...(await runningSiteEnv()) };
  for (const file of files) {
    step(file);
    const { code } = await runNode({ args: [join(folder, file)], cwd: root, env, show: true });
    if (code !== 0) return code;
  }
  return 0;
});
