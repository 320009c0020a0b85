// A headless Chromium that converts SVG to PNG.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

/**
 * Returns a font package's stylesheet with its font files as data URLs, because the drawing page
 * has no server that could deliver them.
 */
function inlineFont(stylesheet) {
  const file = require.resolve(stylesheet);
  return readFileSync(file, 'utf8').replace(/url\(([^)]+)\)/g, (_, url) => {
    const font = readFileSync(path.join(path.dirname(file), url.replace(/["']/g, '')));
    return `url(data:font/woff2;base64,${font.toString('base64')})`;
  });
}

function findBrowser() {
  const candidates = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
  const found = candidates.find((candidate) => candidate && existsSync(candidate));
  if (!found)
    throw new Error('Chromium is missing: install it (Debian: apt install chromium) or set CHROMIUM to its path.');
  return found;
}

async function importPlaywright() {
  try {
    return await import('playwright-core');
  } catch {
    throw new Error('playwright-core is missing: run the package manager’s install in the repository’s root.');
  }
}

/** Opens the browser. Call `close` when done. */
export async function openBoard() {
  const executablePath = findBrowser();
  const { chromium } = await importPlaywright();
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  });
  const page = await browser.newPage({ viewport: { width: 1720, height: 1000 } });
  const fonts = ['@fontsource-variable/eczar/index.css', '@fontsource-variable/anek-latin/wdth.css']
    .map(inlineFont)
    .join('\n');
  await page.setContent(`<style>${fonts} body{margin:0;background:transparent}</style>
    <p style="position:absolute;opacity:0;font:800 20px 'Eczar Variable'">चाँ₹a<span style="font-family:'Anek Latin Variable'">₹a</span></p><div id="board"></div>`);
  await page.evaluate(() => document.fonts.ready);

  return {
    /** @returns {Promise<Buffer>} the SVG as a PNG of the same size */
    async draw(svg, { transparent = false } = {}) {
      const size = await page.evaluate(async (markup) => {
        const board = document.getElementById('board');
        board.innerHTML = markup;
        await document.fonts.ready;
        const { width, height } = board.firstElementChild.getBoundingClientRect();
        return { width, height };
      }, svg);
      return page.screenshot({ clip: { x: 0, y: 0, ...size }, omitBackground: transparent });
    },
    close: () => browser.close(),
  };
}
