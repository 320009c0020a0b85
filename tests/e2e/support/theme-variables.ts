import type { Page } from '@playwright/test';

/**
 * The theme variables that styles of the page use without a fallback, and that no style defines:
 * the document of a reader's page has no variables of the desks (`DESK_VARIABLE`).
 */
export const undefinedVariables = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText));
    const inline = [...document.querySelectorAll('[style]')].map((element) => element.getAttribute('style'));
    const styles = [...rules, ...inline].join('\n');
    const names = (pattern: RegExp) => [...styles.matchAll(pattern)].flatMap(([, name]) => name ?? []);
    const defined = new Set(names(/(--fs-[\w-]+):/g));
    return [...new Set(names(/var\((--fs-[\w-]+)\)/g))].filter((name) => !defined.has(name));
  });
