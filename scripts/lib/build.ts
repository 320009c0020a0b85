import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { robotsTxt } from '@first-show/domain/pages/robots';
import { CommandError, step } from './console.ts';
import { fingerprint, isFresh, writeStamp } from './fingerprint.ts';
import { root, toolScripts } from './paths.ts';
import { runNode } from './processes.ts';

/**
 * Folders of one build, and its log file. Hosting serves the sub-folder `client` of `web`, the
 * functions run from `functions`, and `stamps` has the hashes of the files that were built last.
 */
export type BuildFolders = { web: string; functions: string; stamps: string; log: string };

const shared = ['domain/src', 'package-lock.json', 'tsconfig.json'];
const webInputs = [...shared, 'web'];
const functionInputs = [...shared, 'functions'];

async function tool(what: string, script: string, args: string[], cwd: string, log: string): Promise<void> {
  const { code, output } = await runNode({ args: [script, ...args], cwd, logFile: log });
  if (code !== 0)
    throw new CommandError(`${output}\n\nThe ${what} could not be built: mend the error above and run this again.`);
}

const viteOutput = (folder: string) => ['--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'];

/**
 * Builds the self-contained server bundle. It needs the client's manifest, so build the client
 * first.
 */
async function buildRenderer(folders: BuildFolders): Promise<void> {
  const args = ['build', '--ssr', 'src/app/entry-server.tsx', ...viteOutput(join(folders.web, 'server'))];
  await tool('web renderer', toolScripts.vite, args, join(root, 'web'), folders.log);
}

const buildFunctions = (folders: BuildFolders): Promise<void> =>
  tool(
    'functions',
    join(root, 'functions/build.mjs'),
    ['--out', folders.functions, '--web', folders.web],
    root,
    folders.log,
  );

/** Rebuilds the server code during development. The client is not built, because Vite serves it. */
export async function rebuildServer(folders: BuildFolders): Promise<void> {
  for (const name of ['web.stamp', 'functions.stamp']) rmSync(join(folders.stamps, name), { force: true });
  await buildRenderer(folders);
  await buildFunctions(folders);
}

async function buildWeb(folders: BuildFolders): Promise<void> {
  const web = join(root, 'web');
  const client = join(folders.web, 'client');
  await tool('web client', toolScripts.vite, ['build', ...viteOutput(client)], web, folders.log);
  // Move the manifest out of the folder that Hosting serves. The renderer and the size budgets read
  // the manifest.
  renameSync(join(client, '.vite/manifest.json'), join(folders.web, 'manifest.json'));
  rmSync(join(client, '.vite'), { recursive: true });
  await buildRenderer(folders);
}

/**
 * Builds what changed since the last build into these folders. Resolves with true if it built
 * anything. With SKIP_WEB set it builds only the functions. `siteUrl` is the origin in robots.txt.
 */
export async function buildSite(folders: BuildFolders, siteUrl: string): Promise<boolean> {
  const webStamp = join(folders.stamps, 'web.stamp');
  const functionsStamp = join(folders.stamps, 'functions.stamp');
  // SERVICE_WORKER is part of the hash, because the same files give a different build with it.
  const webHash = fingerprint(webInputs, process.env.SERVICE_WORKER);
  const functionsHash = fingerprint(functionInputs, webHash);
  let built = false;
  if (process.env.SKIP_WEB) mkdirSync(join(folders.web, 'client'), { recursive: true });
  else if (!isFresh(webStamp, webHash, folders.web)) {
    step('Building the web client and its renderer …');
    rmSync(webStamp, { force: true });
    mkdirSync(folders.web, { recursive: true });
    await buildWeb(folders);
    writeStamp(webStamp, webHash);
    built = true;
  }
  // Always write robots.txt: it depends on SITE_URL, which the hashes do not cover.
  writeFileSync(join(folders.web, 'client', 'robots.txt'), robotsTxt(siteUrl));
  if (!isFresh(functionsStamp, functionsHash, join(folders.functions, 'index.js'))) {
    step('Building the functions …');
    rmSync(functionsStamp, { force: true });
    await buildFunctions(folders);
    writeStamp(functionsStamp, functionsHash);
    built = true;
  }
  return built;
}
