// @ts-check
import { dirname, relative, resolve, sep } from 'node:path';

/**
 * A lint rule for the import directions of `docs/architecture.md`: which layer may import which, and
 * which packages domain may import. It resolves relative imports, so that a longer path
 * (`../../features/…`) cannot bypass it. Tests may import anything of their own workspace. Cycles
 * are the subject of `import-cycles.test.ts`, because a rule sees one file at a time.
 *
 * @typedef {{ root: string }} Options
 * @typedef {{ workspace: string, layer: string, folder: string, inner: string }} Place
 */

/** @param {string} path */
const isTest = (path) => /\.test\.tsx?$|\/testing\//.test(path);

/** @param {string | undefined} segment a part of a path; '' for the file's own name */
const folderName = (segment) => (segment === undefined || /\.[a-z]+$/.test(segment) ? '' : segment);

/**
 * Where a file stands: `functions/src/features/polls/store/polls.ts` has the layer 'features', the
 * folder 'polls' and the inner folder 'store'. A file directly in `src` has the layer 'index'.
 * @param {string} path from the root, with forward slashes
 * @returns {Place}
 */
function placeOf(path) {
  const [workspace = '', source, layer, folder, inner] = path.split('/');
  if (source !== 'src') return { workspace, layer: '', folder: '', inner: '' };
  return { workspace, layer: folderName(layer) || 'index', folder: folderName(folder), inner: folderName(inner) };
}

/** @type {Record<string, Record<string, string[]>>} */
const mayImport = {
  functions: {
    index: ['index', 'api', 'jobs', 'pages', 'lists', 'features', 'platform'],
    api: ['api', 'pages', 'features', 'platform'],
    jobs: ['jobs', 'lists', 'features', 'platform'],
    pages: ['pages', 'lists', 'features', 'platform'],
    features: ['features', 'lists', 'platform'],
    lists: ['lists', 'features', 'platform'],
    platform: ['platform'],
  },
  web: {
    index: ['app', 'desk', 'site', 'shared'],
    app: ['app', 'desk', 'site', 'shared'],
    desk: ['desk', 'site', 'shared'],
    site: ['site', 'shared'],
    shared: ['shared'],
  },
};

/** Folders whose files put the parts of several features together. */
const composing = ['pages', 'story-blocks', 'shell'];
/** Folders that all features of the desks use. */
const ofAllDesks = ['ui', 'lib'];
/** Folders that all features of the readers' site use. */
const ofWholeSite = ['charts'];

/**
 * Whether a file of one feature may import a file of another one in the same workspace.
 * @param {Place} here
 * @param {Place} there
 */
function refusalBetweenFeatures(here, there) {
  if (there.layer === 'features' && here.layer !== 'index' && here.layer !== 'api') {
    const isOwn = here.layer === 'features' && here.folder === there.folder;
    const isEntry = here.layer === 'pages' || here.layer === 'jobs';
    if (!isOwn && !isEntry && there.inner !== 'store')
      return `Other features see only the store of '${there.folder}': put what both need into it.`;
  }
  const isFeatureOfSite =
    here.layer === 'site' &&
    there.layer === 'site' &&
    !composing.includes(here.folder) &&
    !ofWholeSite.includes(there.folder);
  const isFeatureOfDesk =
    here.layer === 'desk' &&
    there.layer === 'desk' &&
    !composing.includes(here.folder) &&
    !ofAllDesks.includes(there.folder);
  if ((isFeatureOfSite || isFeatureOfDesk) && here.folder !== there.folder)
    return `'${here.folder}' must not import '${there.folder}': compose them in a page, or move what both need to shared.`;
  return null;
}

/**
 * The message of the rule if `from` may not import `to`, otherwise null.
 * @param {string} from path from the root
 * @param {string} to path from the root
 */
function refusal(from, to) {
  const here = placeOf(from);
  const there = placeOf(to);
  if (here.workspace !== there.workspace)
    return `${here.workspace} must not reach into ${there.workspace} by path: import '@first-show/domain/…', the one workspace that others use.`;
  const layers = mayImport[here.workspace];
  if (!layers || isTest(from)) return null;
  const allowed = layers[here.layer];
  if (allowed && !allowed.includes(there.layer))
    return `${here.workspace}/src/${here.layer} must not import ${there.layer}: it may import ${allowed.join(', ')}.`;
  return refusalBetweenFeatures(here, there);
}

/** @type {import('eslint').Rule.RuleModule} */
export const importDirections = {
  meta: { type: 'problem', schema: [{ type: 'object', properties: { root: { type: 'string' } }, required: ['root'] }] },
  create(context) {
    const { root } = /** @type {Options} */ (context.options[0]);
    const toPath = (/** @type {string} */ file) => relative(root, file).split(sep).join('/');
    const from = toPath(context.filename);

    /** @param {import('estree').Node & { source?: import('estree').Expression | null }} node */
    const check = (node) => {
      const source = node.source;
      if (!source || source.type !== 'Literal' || typeof source.value !== 'string') return;
      const specifier = source.value;
      const { workspace } = placeOf(from);
      /** @type {string | null} */
      let message = null;
      if (specifier.startsWith('.')) message = refusal(from, toPath(resolve(dirname(context.filename), specifier)));
      else if (workspace === 'domain' && !isTest(from) && !/^(zod|date-fns|@date-fns\/tz)(\/|$)/.test(specifier))
        message = `domain imports zod and date-fns (with @date-fns/tz), nothing else (found '${specifier}').`;
      else if (/^@first-show\/(functions|web)(\/|$)/.test(specifier))
        message = `Nothing imports '${specifier}': only domain is shared.`;
      if (message) context.report({ node: source, message });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};
