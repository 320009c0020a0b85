// @ts-check
import { dirname } from 'node:path';

/**
 * @typedef {{ version: string, link?: boolean, dependencies?: Record<string, string>,
 *   optionalDependencies?: Record<string, string>, peerDependencies?: Record<string, string> }} Locked
 * @typedef {{ name: string, version: string, dependencies: Record<string, string> }} Manifest
 */

/**
 * The package-lock.json of the folder that is deployed: of the repository's lock file, only the
 * packages that the functions need, in the same versions. Cloud Functions then installs what was
 * tested, also of the dependencies' own dependencies.
 *
 * @param {Record<string, Locked>} packages the `packages` of the repository's lock file
 * @param {Manifest} manifest the package.json of the deployed folder
 */
export function lockFileFor(packages, manifest) {
  /**
   * Finds a package as Node does: beside the dependent, then in the folders above.
   * @param {string} name
   * @param {string} dependent
   */
  const find = (name, dependent) => {
    for (let folder = dependent; ; folder = dirname(folder)) {
      const path = folder === '.' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
      if (packages[path] !== undefined) return path;
      if (folder === '.') return null;
    }
  };
  /** @type {Record<string, Locked | Manifest>} */
  const locked = { '': manifest };
  const queue = Object.keys(manifest.dependencies).map((name) => ({ name, dependent: 'functions', below: '' }));
  // The queue grows while it is read. The functions' own dependencies are first, so they get the
  // places at the top.
  for (const { name, dependent, below } of queue) {
    const path = find(name, dependent);
    const found = path === null ? undefined : packages[path];
    // An optional package or peer that is not installed is missing.
    if (path === null || found === undefined) continue;
    const top = path.replace(/^functions\//, '');
    // Another version has this place: put this one below its dependent.
    const place = locked[top] === undefined || locked[top] === found ? top : `${below}/node_modules/${name}`;
    if (locked[place] === found) continue;
    locked[place] = found;
    const { dependencies, optionalDependencies, peerDependencies } = found;
    for (const next of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }))
      queue.push({ name: next, dependent: path, below: place });
  }
  return {
    name: manifest.name,
    version: manifest.version,
    lockfileVersion: 3,
    requires: true,
    packages: Object.fromEntries(Object.entries(locked).sort(([one], [other]) => (one < other ? -1 : 1))),
  };
}
