import { describe, expect, it } from 'vitest';
import { lockFileFor } from './lock-file.mjs';

const manifest = (...names: string[]) => ({
  name: 'functions',
  version: '1.0.0',
  dependencies: Object.fromEntries(names.map((name) => [name, '1.0.0'])),
});

describe('the lock file of the deployed folder', () => {
  it('has the packages that the functions need, with their own dependencies, and no others', () => {
    const { packages } = lockFileFor(
      {
        functions: { version: '0.1.0' },
        'node_modules/hono': { version: '4.0.0', dependencies: { small: '^1.0.0' }, peerDependencies: { zod: '*' } },
        'node_modules/small': { version: '1.2.3', optionalDependencies: { missing: '*' } },
        'node_modules/zod': { version: '4.1.0' },
        'node_modules/react': { version: '19.0.0' },
      },
      manifest('hono'),
    );
    expect(Object.keys(packages)).toEqual(['', 'node_modules/hono', 'node_modules/small', 'node_modules/zod']);
    expect(packages['node_modules/small']).toMatchObject({ version: '1.2.3' });
  });

  it('has the version that the functions use where the repository has several', () => {
    const { packages } = lockFileFor(
      {
        'functions/node_modules/undici': { version: '7.0.0' },
        'node_modules/undici': { version: '6.0.0' },
        'node_modules/tool': { version: '1.0.0', dependencies: { deep: '*' } },
        'node_modules/tool/node_modules/deep': { version: '2.0.0' },
        'node_modules/deep': { version: '1.0.0' },
      },
      manifest('undici', 'tool'),
    );
    expect(packages['node_modules/undici']).toMatchObject({ version: '7.0.0' });
    expect(Object.keys(packages)).toContain('node_modules/tool/node_modules/deep');
    expect(Object.keys(packages)).not.toContain('node_modules/deep');
  });

  it('has another version below the package that needs it', () => {
    const packages = {
      'functions/node_modules/undici': { version: '7.0.0' },
      'node_modules/undici': { version: '6.0.0' },
      'node_modules/tool': { version: '1.0.0', dependencies: { undici: '^6.0.0' } },
    };
    const locked = lockFileFor(packages, manifest('tool', 'undici')).packages;
    expect(locked['node_modules/undici']).toMatchObject({ version: '7.0.0' });
    expect(locked['node_modules/tool/node_modules/undici']).toMatchObject({ version: '6.0.0' });
  });
});
