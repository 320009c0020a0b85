import { describe, expect, it, vi } from 'vitest';
import { newsletterEmail } from '@first-show/domain/newsletter/newsletter.schema';
import { lazyZodResolver } from './lazy-zod-resolver.ts';

const options = { fields: {}, shouldUseNativeValidation: false };

describe('a resolver whose schema is loaded when it is needed', () => {
  it('loads the schema only once, for the preload and all validations', async () => {
    const load = vi.fn(() => Promise.resolve(newsletterEmail));
    const { resolver, preload } = lazyZodResolver(load);
    expect(load).not.toHaveBeenCalled();
    preload();
    expect(await resolver({ email: 'nobody' }, undefined, options)).toMatchObject({
      errors: { email: { message: 'Please enter a valid email address' } },
    });
    expect(await resolver({ email: ' asha@example.com ' }, undefined, options)).toEqual({
      values: { email: 'asha@example.com' },
      errors: {},
    });
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('accepts the values when the script did not load, and requests it again', async () => {
    const load = vi.fn(() => Promise.resolve(newsletterEmail)).mockRejectedValueOnce(new Error('offline'));
    const { resolver } = lazyZodResolver(load);
    expect(await resolver({ email: 'nobody' }, undefined, options)).toEqual({
      values: { email: 'nobody' },
      errors: {},
    });
    expect(await resolver({ email: 'nobody' }, undefined, options)).toMatchObject({ errors: { email: {} } });
  });
});
