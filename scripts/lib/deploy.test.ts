import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { siteUrlOf } from './deploy.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deploy-'));
  mkdirSync(join(folder, 'functions'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (text: string) => writeFileSync(join(folder, 'functions/.env.my-project'), text);

describe('a deployment', () => {
  it("takes the site's address from the project's parameters", () => {
    write('SITE_URL="https://first.example/"\nWEB_API_KEY=AIza-x\n');
    expect(siteUrlOf('my-project', { folder })).toBe('https://first.example');
  });

  it('stops with a sentence if the parameters are missing or empty', () => {
    expect(() => siteUrlOf('my-project', { folder })).toThrow('functions/.env.my-project is missing: write SITE_URL=…');
    write('SITE_URL=https://first.example\n# WEB_API_KEY=\n');
    expect(() => siteUrlOf('my-project', { folder })).toThrow('WEB_API_KEY is empty in functions/.env.my-project');
    write('WEB_API_KEY=AIza-x\nSITE_URL=\n');
    expect(() => siteUrlOf('my-project', { folder })).toThrow('SITE_URL is empty in functions/.env.my-project');
  });
});
