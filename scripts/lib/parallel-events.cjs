// @ts-check
'use strict';

/**
 * Loaded into firebase-tools before it starts. The Firestore emulator hands each event over and
 * waits for its trigger to end before it hands over the next: a trigger that waits a second (to
 * write numbers once) or ten (for an undo) would hold up all others, and a reader's reaction with
 * them. In production events arrive side by side. Here too: an event is acknowledged at once and
 * delivered beside.
 *
 * Tried with firebase-tools 15.34.2, which package.json pins. If a part is not there any more,
 * nothing is changed.
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
    // The emulator is ending: there is nobody left to deliver to.
    delivery.on('error', () => {});
    delivery.end(event.rawBody);
    answer.json({ status: 'acknowledged' });
    return Promise.resolve();
  };
} catch {
  // One event after the other, and all the same otherwise.
}
