import { expect, it } from 'vitest';
import { retryOnConflict } from './preconditions.ts';

const refused = (code: number) => Object.assign(new Error(`code ${code}`), { code });

it('retries after each conflict with another write, and returns the final result', async () => {
  const codes = [9, 6, 10, 5];
  let attempts = 0;
  const value = await retryOnConflict(() => {
    attempts += 1;
    const code = codes.shift();
    return code === undefined ? Promise.resolve('written') : Promise.reject(refused(code));
  });
  expect([value, attempts]).toEqual(['written', 5]);
});
it('throws other errors at once, and gives up after 20 attempts', async () => {
  let attempts = 0;
  const failing = (code: number) => () => {
    attempts += 1;
    return Promise.reject(refused(code));
  };
  await expect(retryOnConflict(failing(7))).rejects.toThrow('code 7');
  expect(attempts).toBe(1);
  await expect(retryOnConflict(failing(9))).rejects.toThrow('code 9');
  expect(attempts).toBe(21);
});
