import { parseHTML } from 'linkedom';

/** The demo site of the test stack, which these tests read without a browser. */
export const siteUrl = process.env.SITE_URL ?? 'http://127.0.0.1:5050';

export const request = (path: string, options: RequestInit = {}): Promise<Response> =>
  fetch(new URL(path, siteUrl), { redirect: 'manual', ...options });

/** Reads a public list or item of the API. */
export async function getJson<T>(path: string): Promise<T> {
  const answer = await request(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

export type ServedPage = { status: number; document: Document; main: Element };

/** The page as the server sends it, before any script runs. */
export async function servedPage(path: string): Promise<ServedPage> {
  const answer = await request(path);
  const { document } = parseHTML(await answer.text());
  const main = document.querySelector('main');
  if (main === null) throw new Error(`${path} has no main element`);
  return { status: answer.status, document, main };
}

/** The text of an element, with single spaces. */
export const textOf = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
/** The texts of all elements that match the selector. */
export const textsOf = (place: Document | Element, selector: string): string[] =>
  [...place.querySelectorAll(selector)].map(textOf);

/** An attribute of all elements that match the selector. */
export const attributesOf = (place: Document | Element, selector: string, name: string): (string | null)[] =>
  [...place.querySelectorAll(selector)].map((element) => element.getAttribute(name));

/** The innermost section or aside with this heading. */
export function section(place: Document | Element, heading: RegExp): Element {
  const found = [...place.querySelectorAll('section, aside')].findLast((one) =>
    [...one.querySelectorAll('h1, h2, h3')].some((each) => heading.test(textOf(each))),
  );
  if (found === undefined) throw new Error(`No section has the heading ${heading}`);
  return found;
}

/** The addresses of the articles that a part of a page links to, each once. */
export const articleLinks = (place: Element): (string | null)[] => [
  ...new Set(attributesOf(place, 'a[href^="/article/"]', 'href')),
];

/** The value of a definition list's entry whose term begins with `label`. */
export function figure(place: Document | Element, label: string): string {
  const term = [...place.querySelectorAll('dl > div dt')].find((one) => textOf(one).startsWith(label));
  if (term === undefined) throw new Error(`No figure is called ${label}`);
  return textOf(term.parentElement);
}
