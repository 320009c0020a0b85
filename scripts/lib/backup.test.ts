import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepRegister } from './backup.ts';
import { recoverData, type Stack } from './emulators.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'data-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the copy of the erasure register', () => {
  let server: Server;
  afterEach(() => server.close());

  it('contains all pages of the register', async () => {
    const pages: Record<string, object> = {
      first: {
        documents: [{ fields: { id: { stringValue: 'a' }, isDone: { booleanValue: true } } }],
        nextPageToken: 'second',
      },
      second: { documents: [{ fields: { id: { stringValue: 'b' }, at: {} } }] },
    };
    server = createServer((request, response) => {
      const { searchParams } = new URL(request.url ?? '', 'http://localhost');
      response.end(JSON.stringify(pages[searchParams.get('pageToken') ?? 'first']));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const ports = { firestore: (server.address() as AddressInfo).port } as Stack['ports'];
    await keepRegister({ projectId: 'demo-register', ports }, folder);
    expect(JSON.parse(readFileSync(join(folder, 'erasures.json'), 'utf8'))).toEqual([
      { id: 'a', isDone: true },
      { id: 'b' },
    ]);
  });
});

describe('the data of an interrupted save', () => {
  const fill = (...names: string[]) => {
    for (const name of names) {
      mkdirSync(join(folder, name));
      writeFileSync(join(folder, name, 'data'), name);
    }
  };

  it('are the new ones if the old ones were already moved away', () => {
    fill('export.last', 'export.next');
    recoverData(folder);
    expect(readdirSync(folder)).toEqual(['export']);
    expect(readFileSync(join(folder, 'export', 'data'), 'utf8')).toBe('export.next');
  });
  it('are the old ones if the new ones may be incomplete', () => {
    fill('export', 'export.next');
    recoverData(folder);
    expect(readFileSync(join(folder, 'export', 'data'), 'utf8')).toBe('export');
  });
  it('are none if the first save was interrupted', () => {
    fill('export.next');
    recoverData(folder);
    expect(readdirSync(folder)).toEqual(['export.next']);
  });
});
