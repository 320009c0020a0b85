import { type ChildProcess, spawn } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { Builder, By, Key, until, type WebDriver } from 'selenium-webdriver';
import type { Browser } from './browser.ts';

const WAIT_MS = 20_000;

/** Starts a virtual X server (Xvfb), which chooses a free display itself. */
async function startDisplay(): Promise<{ server: ChildProcess; display: string }> {
  const server = spawn(
    process.env.XVFB_PATH ?? 'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  const lines = createInterface({ input: server.stdio[3] as Readable });
  const number = await new Promise<string>((resolve, reject) => {
    lines.once('line', resolve);
    server.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)));
  });
  return { server, display: `:${number}` };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

/** WebKit: the GTK port's MiniBrowser on a separate X server, driven over WebDriver. */
export async function openWebKit(): Promise<Browser> {
  const { server: display, display: name } = await startDisplay();
  const port = await freePort();
  const env = { ...process.env, DISPLAY: name, GDK_BACKEND: 'x11', LIBGL_ALWAYS_SOFTWARE: '1', NO_AT_BRIDGE: '1' };
  const server = spawn(process.env.WEBKIT_DRIVER_PATH ?? 'WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
    env,
    stdio: 'ignore',
  });
  const end = () => {
    server.kill();
    display.kill();
  };
  let driver: WebDriver;
  try {
    await answers(`http://127.0.0.1:${port}/status`);
    driver = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: process.env.MINIBROWSER_PATH, args: ['--automation'] },
      })
      .build();
    await driver.manage().window().setRect({ width: 1280, height: 900 });
  } catch (error) {
    end();
    throw error;
  }
  const find = async (xpath: string) => {
    const element = await driver.wait(until.elementLocated(By.xpath(xpath)), WAIT_MS, `Nothing at ${xpath}`);
    await driver.wait(until.elementIsVisible(element), WAIT_MS, `Not visible: ${xpath}`);
    return element;
  };
  return {
    open: (url) => driver.get(url),
    reload: () => driver.navigate().refresh(),
    evaluate: (run, ...args) => driver.executeScript(`return (${run.toString()})(...arguments)`, ...args),
    click: async (xpath) => {
      const element = await find(xpath);
      await driver.executeScript('arguments[0].scrollIntoView({ block: "center", behavior: "instant" })', element);
      await element.click();
    },
    type: async (xpath, text) => (await find(xpath)).sendKeys(text.replaceAll('\n', Key.ENTER)),
    // The driver does not report errors.
    complaints: [],
    close: async () => {
      await driver.quit().catch(() => undefined);
      end();
    },
  };
}

async function answers(url: string): Promise<void> {
  for (const until = Date.now() + WAIT_MS; ;) {
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    if (Date.now() > until) throw new Error('WebKitWebDriver does not answer.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
