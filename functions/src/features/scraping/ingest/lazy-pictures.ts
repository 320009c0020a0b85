/**
 * Attributes with a picture's URL, the most reliable first. Pages that load pictures lazily put a
 * placeholder into `src`, so their own attributes come before it.
 */
const ADDRESS_ATTRIBUTES = ['data-src', 'data-original', 'data-lazy-src', 'src', 'content'] as const;
const SET_ATTRIBUTES = ['data-srcset', 'data-lazy-srcset', 'srcset'] as const;

/** The URLs in the attributes of a picture, the most suitable first, without data URLs. */
export function pictureAddresses(attribute: (name: string) => string | null | undefined): string[] {
  const sets = SET_ATTRIBUTES.map((name) => /^[\s,]*(\S+?),?(?:\s|$)/.exec(attribute(name) ?? '')?.[1]);
  return [...ADDRESS_ATTRIBUTES.map(attribute), ...sets].flatMap((address) => {
    const url = address?.trim() ?? '';
    return url === '' || /^(?:data|about):/i.test(url) ? [] : [url];
  });
}
