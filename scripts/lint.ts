import { main } from './lib/console.ts';
import { root, toolScripts } from './lib/paths.ts';
import { runNode } from './lib/processes.ts';

/**
 * `npm run lint [-- --fix]`: checks the format with prettier, then runs ESLint and knip, which
 * finds files, exports and packages that nothing uses. With --fix, prettier and ESLint correct what
 * they can.
 */
await main(async () => {
  const args = process.argv.slice(2);
  const format = await runNode({
    args: [toolScripts.prettier, args.includes('--fix') ? '--write' : '--check', '--log-level', 'warn', '.'],
    cwd: root,
    show: true,
  });
  if (format.code !== 0) {
    console.error('`npm run format` mends the format of the files above.');
    return format.code;
  }
  const paths = args.some((arg) => !arg.startsWith('-')) ? [] : ['.'];
  const lint = await runNode({
    args: [toolScripts.eslint, '--max-warnings=0', ...paths, ...args],
    cwd: root,
    show: true,
  });
  if (lint.code !== 0) return lint.code;
  return (await runNode({ args: [toolScripts.knip], cwd: root, show: true })).code;
});
