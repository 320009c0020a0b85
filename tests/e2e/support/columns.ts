import { expect, type Page } from '@playwright/test';
import { layOutAll } from './browser.ts';

/** The maximum number of pixels by which a column may end above the column beside it. */
const HOLE_PX = 300;

/**
 * Finds columns that end more than `HOLE_PX` above the longest column beside them, in any grid or
 * row. The end of a column is its last text, picture or control.
 */
const holesOf = (page: Page): Promise<string[]> =>
  page.evaluate((holePx) => {
    const bottomOf = (column: Element): number => {
      let bottom = column.getBoundingClientRect().top;
      const walker = document.createTreeWalker(column, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
      for (let node: Node | null = column; node !== null; node = walker.nextNode()) {
        if (node instanceof Text) {
          if (node.data.trim() === '') continue;
          const range = document.createRange();
          range.selectNodeContents(node);
          const box = range.getBoundingClientRect();
          // Skip hidden elements: their boxes are empty and lie at the corner of the window.
          if (box.height > 0) bottom = Math.max(bottom, box.bottom);
        } else if (node instanceof Element && node.matches('img, svg, iframe, input, textarea, button')) {
          bottom = Math.max(bottom, node.getBoundingClientRect().bottom);
        }
      }
      return bottom;
    };
    const isShown = (element: Element): boolean =>
      element.checkVisibility() && element.getBoundingClientRect().height > 0;
    return [...document.querySelectorAll('main *')].flatMap((grid) => {
      const style = getComputedStyle(grid);
      const isRow = style.display === 'flex' && style.flexDirection === 'row';
      if (style.display !== 'grid' && !isRow) return [];
      const byTop = Map.groupBy([...grid.children].filter(isShown), (child) =>
        Math.round(child.getBoundingClientRect().top),
      );
      return [...byTop.values()].flatMap((columns) => {
        // Leave out sticky columns, because they can move down to the end of their row.
        const ends = columns.filter((column) => getComputedStyle(column).position !== 'sticky').map(bottomOf);
        const hole = Math.round(Math.max(...ends) - Math.min(...ends));
        return hole > holePx
          ? [`${hole} px beside '${(grid as HTMLElement).innerText.slice(0, 40).replaceAll(/\s+/g, ' ')}'`]
          : [];
      });
    });
  }, HOLE_PX);

/** Expects that no column on the page ends more than `HOLE_PX` above the column beside it. */
export async function expectEvenColumns(page: Page): Promise<void> {
  await layOutAll(page);
  // Poll, because the layout may still change, for example when the script of a form has loaded.
  await expect.poll(() => holesOf(page), `columns of ${new URL(page.url()).pathname}`).toEqual([]);
}
