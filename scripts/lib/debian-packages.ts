import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { step } from './console.ts';

function isDebian(): boolean {
  try {
    return /^(ID|ID_LIKE)=.*(debian|ubuntu)/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}

/**
 * Installs packages with apt-get on Debian and Ubuntu. Returns false on other systems, without root
 * rights, or if apt-get fails. `what` names the packages in the console.
 */
export function installDebianPackages(what: string, packages: readonly string[]): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !isDebian()) return false;
  step(`Installing ${what} with apt-get …`);
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  spawnSync('apt-get', ['update', '-qq'], options);
  return spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options).status === 0;
}
