import type { Resolver } from 'react-hook-form';
import type { z } from 'zod';

/**
 * `zodResolver` for a schema that is loaded at the first validation: zod takes as long to evaluate
 * as the form itself, and most readers never touch a form. Call `preload` when a field gets the
 * focus. Without the script (offline, or a new release) the values count as valid; the server
 * validates them in any case.
 */
export function lazyZodResolver<Schema extends z.ZodObject>(load: () => Promise<Schema>) {
  type Validate = Resolver<z.input<Schema>, unknown, z.output<Schema>>;
  let loading: Promise<Validate | null> | null = null;

  const preload = () =>
    (loading ??= Promise.all([import('@hookform/resolvers/zod'), load()]).then(
      ([{ zodResolver }, schema]): Validate => zodResolver(schema),
      () => (loading = null),
    ));
  const resolver: Validate = async (values, context, options) => {
    const validate = await preload();
    return validate === null ? { values: values as z.output<Schema>, errors: {} } : validate(values, context, options);
  };
  return { resolver, preload: () => void preload() };
}
