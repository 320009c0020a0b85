/**
 * What readers get for 'react': Preact (`web/light.ts`).
 *
 * `useInsertionEffect` is left out: Preact's is a layout effect, so Radix and Emotion would write styles after the elements stand. Without
 * it they fall back to what is right here: at once, while rendering, which Preact never interrupts.
 */
// eslint-disable-next-line no-restricted-exports -- libraries import it by that name.
export { default } from 'preact/compat';
// @ts-expect-error -- its types are those of a CommonJS module; what the code sees are React's types in any case.
export * from 'preact/compat';
export const useInsertionEffect = undefined;

/** The router asks whether there is one. */
export const useOptimistic = undefined;
