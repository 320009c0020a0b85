// @ts-check
import { dirname, relative, resolve, sep } from 'node:path';

/**
 * A lint rule for the import directions of `docs/architecture.md`: which layer may import which, and
 * which packages domain may import. It resolves relative imports, so that a longer path
 * (`../../features/…`) cannot bypass it. Tests may import anything of their own workspace.
 *
 * @typedef {{ root: string }} Options
 */

/** @param {string} path */
const isTest = (path) => /\.test\.tsx?$|\/testing\//.test(path);

/**
 * The workspace, layer and feature of a file. A file directly in `src` has the layer 'index'.
 * @param {string} path from the root, with forward slashes
 */
function placeOf(path) {
  const [workspace = '', source, layer = '', feature = ''] = path.split('/');
  if (source !== 'src') return { workspace, layer: '', feature: '' };
  return { workspace, layer: /\.[a-z]+$/.test(layer) ? 'index' : layer, feature: layer === 'features' ? feature : '' };
}

/** @type {Record<string, Record<string, string[]>>} */
const mayImport = {
  functions: {
    index: ['api', 'render', 'jobs', 'http', 'lib'],
    api: ['api', 'http', 'features', 'lib'],
    render: ['render', 'http', 'features', 'lib'],
    http: ['http', 'features', 'lib'],
    jobs: ['jobs', 'features', 'lib'],
    features: ['lib'],
    lib: ['lib'],
  },
  web: {
    index: ['app', 'features', 'ui', 'lib'],
    app: ['app', 'features', 'ui', 'lib'],
    features: ['ui', 'lib'],
    ui: ['ui', 'lib'],
    lib: ['lib'],
  },
};

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
  if (here.feature && here.feature === there.feature) return null;
  if (here.feature && there.feature)
    return `Features do not import each other ('${here.feature}' → '${there.feature}'): compose them one layer above, or move what both need to lib.`;
  const allowed = layers[here.layer];
  if (!allowed || allowed.includes(there.layer)) return null;
  return `${here.workspace}/src/${here.layer} must not import ${there.layer}: it may import ${allowed.join(', ')}.`;
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
