import type { Resolver } from 'react-hook-form';
import type { z } from 'zod';

/**
 * A `zodResolver` that is loaded, with its schema, by `preload` or at the first validation.
 * Evaluating zod takes as long as evaluating the form's own code, and most readers never touch a
 * form. Call `preload` when a field gets the focus. If the script does not load (offline, or a new
 * release), the values count as valid; the server always validates them.
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
