/**
 * The pages require Trusted Types (decision 025): `innerHTML`, `DOMParser`, `srcdoc`, `Worker` and
 * similar APIs refuse strings and accept only results of the policy in this module. So all code
 * that turns text into HTML or a script URL must use this module.
 *
 * The results are typed as strings, because TypeScript's types of these APIs only accept strings.
 * On the server, and in browsers without Trusted Types, they are strings.
 */
import { TRUSTED_TYPES_POLICY } from '@first-show/domain/core/trusted-types';

type Rules = Record<'createHTML' | 'createScriptURL', (text: string) => string>;

const rules: Rules = {
  createHTML: (html) => html,
  createScriptURL: (url) => {
    if (new URL(url, location.origin).origin !== location.origin) throw new TypeError(`Not a script of ours: ${url}`);
    return url;
  },
};
const { trustedTypes } = globalThis as { trustedTypes?: { createPolicy: (name: string, rules: Rules) => Rules } };
const policy = trustedTypes?.createPolicy(TRUSTED_TYPES_POLICY, rules) ?? rules;

/**
 * Marks HTML as trusted. Call it only with HTML that our server has sanitised, or with constants.
 * Each call returns a new object, and React writes a new object to the page even if the text is the
 * same: in a component, use `useMemo`.
 */
export const trustSanitized = (html: string): string => policy.createHTML(html);

/** Parses any HTML. The result is not part of a page, so its scripts and handlers never run. */
export const parseInert = (html: string): HTMLElement =>
  new DOMParser().parseFromString(policy.createHTML(html), 'text/html').body;

/** The URL of a worker's script. Throws unless the script is on our origin. */
export const workerUrl = (url: string): string => policy.createScriptURL(url);
