import { main } from './lib/console.ts';
import { root, toolScripts } from './lib/paths.ts';
import { runNode } from './lib/processes.ts';

/** `npm run lint [-- --fix]` */
await main(async () => {
  const args = process.argv.slice(2);
  const paths = args.some((arg) => !arg.startsWith('-')) ? [] : ['.'];
  return (await runNode({ args: [toolScripts.eslint, '--max-warnings=0', ...paths, ...args], cwd: root, show: true })).code;
});
