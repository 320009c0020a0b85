import { type ComponentType, lazy, memo, Suspense, useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router-dom';
import { backOnline, loadWithRetry } from '../../lib/load-with-retry.ts';
import { whenIdle } from '../../lib/when-idle.ts';

type Load<Props> = () => Promise<ComponentType<Props>>;

/** Events inside a form after which its script is loaded at once. */
const TOUCHES = ['focusin', 'pointerdown', 'submit'] as const;

/**
 * Makes a component, such as a form, whose script is loaded after everything else. The script and
 * its libraries (react-hook-form) load when the browser is idle, or at once when a reader touches
 * the form. (Loading on touch alone is not enough: if the page around a form updates before the
 * form is hydrated, the update waits for the form's script.) Until then the server's markup is
 * shown. React keeps this markup, with the text that was typed, because the `<Suspense>` boundary
 * is not hydrated yet.
 *
 * - `name`: a unique name.
 * - `load`: imports the component.
 * - `height`: its approximate height in px. On a page that the browser renders, this height is kept
 *   free until the component has loaded.
 *
 * `preload()` of the returned component loads the script before a page shows the component for the
 * first time. It resolves even if that fails.
 *
 * All special handling of such a boundary is in this file:
 * - `renderToString` does not wait for `lazy`, so the server awaits `lazyFormsLoaded()` before it
 *   renders.
 * - If a boundary is updated before it is hydrated, React drops its markup, and a navigation waits
 *   for its script. So the component is a `memo` (pass stable props), and a navigation unmounts a
 *   component whose script is missing.
 * - React stops the events of such a boundary at the app's root element, so the listeners are on
 *   the document. A submit is repeated after hydration.
 */
export function lazyForm<Props extends object>({
  name,
  load,
  height,
}: {
  name: string;
  load: Load<Props>;
  height?: number;
}) {
  let Ready: ComponentType<Props> | null = null;
  let start = () => {};
  const started = new Promise<void>((resolve) => (start = resolve));
  const submitted = new Set<Element>();
  const Form = import.meta.env.SSR
    ? loadedByServer(load)
    : lazy(async () => {
        await started;
        const Loaded = await loadWithRetry(load, onlineOrFocus);
        Ready = Loaded;
        return { default: Loaded };
      });

  if (!import.meta.env.SSR) {
    const placeOf = (target: EventTarget | null) =>
      target instanceof Element ? target.closest(`[data-lazy-form="${name}"]`) : null;
    if (placeOf(document.activeElement) !== null) start();
    const onTouch = ({ target, type }: Event) => {
      const place = placeOf(target);
      if (Ready !== null || place === null) return;
      start();
      if (type === 'submit') submitted.add(place);
    };
    for (const type of TOUCHES) document.addEventListener(type, onTouch, true);
  }

  const LazyForm = memo(function LazyForm(props: Props) {
    const place = useRef<HTMLDivElement>(null);
    // `lazy` suspends even if its script has loaded, so in that case render the component itself.
    const [Loaded] = useState<ComponentType<Props>>(() => Ready ?? Form);
    const isNavigating = useNavigation().state !== 'idle';
    useEffect(() => whenIdle(start), []);

    const onHydrated = () => {
      if (place.current !== null && submitted.delete(place.current))
        place.current.querySelector('form')?.requestSubmit();
    };
    return (
      <div ref={place} data-lazy-form={name} style={{ display: 'contents' }}>
        {Ready !== null || !isNavigating ? (
          <Suspense fallback={<OnMount run={start} height={height} />}>
            <Loaded {...props} />
            <OnMount run={onHydrated} />
          </Suspense>
        ) : null}
      </div>
    );
  });
  const preload = async (): Promise<void> => {
    Ready ??= await load().catch(() => null);
    if (Ready !== null) start();
  };
  return Object.assign(LazyForm, { preload });
}

/**
 * Calls `run` once it is mounted or hydrated, after the effects of the siblings before it. With
 * `height`, renders a placeholder of that height in px.
 */
function OnMount({ run, height }: { run: () => void; height?: number }) {
  const first = useRef(run);
  useEffect(() => first.current(), []);
  return height === undefined ? null : <div style={{ minHeight: height }} />;
}

/** Resolves once the browser is online again, or the reader focuses an element. */
const onlineOrFocus = (): Promise<unknown> =>
  Promise.race([
    backOnline(),
    new Promise((resolve) => document.addEventListener('focusin', resolve, { once: true, capture: true })),
  ]);

const loadingOnServer: Promise<void>[] = [];

/**
 * The server's counterpart of `lazy`: loads the component at once. It can be rendered after
 * `lazyFormsLoaded` has resolved.
 */
function loadedByServer<Props extends object>(load: Load<Props>): ComponentType<Props> {
  let Loaded: ComponentType<Props>;
  loadingOnServer.push(load().then((component) => void (Loaded = component)));
  return (props) => <Loaded {...props} />;
}

/**
 * Resolves when the server can render all lazy forms of the modules imported so far, also those
 * inside other lazy forms.
 */
export async function lazyFormsLoaded(): Promise<void> {
  let known: number;
  do {
    known = loadingOnServer.length;
    await Promise.all(loadingOnServer);
  } while (loadingOnServer.length > known);
}
