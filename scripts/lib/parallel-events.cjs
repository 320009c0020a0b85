// @ts-check
'use strict';

/**
 * This file is loaded into firebase-tools before the emulators start. The Firestore emulator waits
 * for the triggers of one event before it delivers the next event. Some triggers wait on purpose: a
 * second to write several changes of a number at once, or ten seconds for an undo. They would delay
 * all other triggers. In production events are delivered in parallel. With this patch the functions
 * emulator acknowledges an event at once and delivers the event in the background.
 *
 * Tested with firebase-tools 15.34.2, which package.json pins. If another version lacks a part that
 * this file patches, nothing is changed.
 *
 * @typedef {import('node:http').IncomingMessage & { path: string, originalUrl: string, rawBody?:
 *   Buffer }} EventRequest
 * @typedef {import('node:http').ServerResponse & { json: (body: unknown) => void }} EventResponse
 */
try {
  const { request } = require('node:http');
  const { join } = require('node:path');
  const emulator = join(__dirname, '../../node_modules/firebase-tools/lib/emulator');
  const { FunctionsEmulator } = require(join(emulator, 'functionsEmulator.js'));
  const { handleHttpsTrigger } = FunctionsEmulator.prototype;
  const BESIDE = 'x-delivered-beside';

  /**
   * @this {{ getInfo: () => { host: string, port: number } }}
   * @param {EventRequest} event
   * @param {EventResponse} answer
   */
  FunctionsEmulator.prototype.handleHttpsTrigger = function acknowledge(event, answer) {
    if (!/^\/functions\/projects\/[^/]+\/triggers\//.test(event.path) || event.headers[BESIDE] !== undefined)
      return handleHttpsTrigger.call(this, event, answer);
    const { host, port } = this.getInfo();
    const delivery = request(
      { host, port, method: event.method, path: event.originalUrl, headers: { ...event.headers, [BESIDE]: '1' } },
      (answered) => answered.resume(),
    );
    // Ignore a failed delivery: it happens when the emulator shuts down.
    delivery.on('error', () => {});
    delivery.end(event.rawBody);
    answer.json({ status: 'acknowledged' });
    return Promise.resolve();
  };
} catch {
  // Without the patch events are delivered one after the other, with the same results.
}
