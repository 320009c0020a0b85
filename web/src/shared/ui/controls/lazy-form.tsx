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
 * - If another program has changed the markup, such as a password manager that inserts elements
 *   after inputs, React renders the form anew. The typed text is then copied into the new fields.
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
  let focused: EventTarget | null = null;
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
    focused = document.activeElement;
    if (placeOf(focused) !== null) start();
    const onTouch = ({ target, type }: Event) => {
      if (type === 'focusin') focused = target;
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
    const [serverFields] = useState(() => fieldsByPlace(name));
    const isNavigating = useNavigation().state !== 'idle';
    useEffect(() => whenIdle(start), []);

    const onHydrated = () => {
      if (place.current === null) return;
      refill(place.current, { before: serverFields.get(place.current) ?? [], focused });
      if (submitted.delete(place.current)) place.current.querySelector('form')?.requestSubmit();
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

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fieldsIn = (place: Element): Field[] => [
  ...place.querySelectorAll<Field>('input:not([type="hidden"], [type="file"], [type="radio"]), textarea, select'),
];

/** The fields of the server's markup, by the element around each form. */
const fieldsByPlace = (name: string): ReadonlyMap<Element, Field[]> =>
  new Map(
    import.meta.env.SSR
      ? []
      : Array.from(document.querySelectorAll(`[data-lazy-form="${name}"]`), (place) => [place, fieldsIn(place)]),
  );

/**
 * Copies what was typed into fields that React has replaced (`before`) into the new fields with the
 * same names, as if it were typed there. `focused`: the element that had the focus last.
 */
function refill(place: Element, { before, focused }: { before: Field[]; focused: EventTarget | null }): void {
  for (const old of before) {
    if (old.isConnected) continue;
    const field = fieldsIn(place).find(({ name, type }) => name === old.name && type === old.type);
    if (field === undefined) continue;
    if (old.type === 'checkbox') {
      if ((field as HTMLInputElement).checked !== (old as HTMLInputElement).checked) field.click();
    } else if (field.value !== old.value) {
      // React overrides the setter of the element, and ignores an event after it.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, old.value);
      field.dispatchEvent(new Event(field.localName === 'select' ? 'change' : 'input', { bubbles: true }));
    }
    if (old === focused && document.activeElement === document.body) field.focus();
  }
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
