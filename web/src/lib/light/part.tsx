import { findDOMNode, flushSync, Suspense } from 'preact/compat';
import { type ElementType, type ReactElement, type ReactNode, useLayoutEffect, useState } from 'react';
import { jsx } from 'react/jsx-runtime';
import { nextTask } from '../next-task.ts';

/**
 * Hydration in parts (`docs/decisions/012-hydration-in-parts.md`). A `Part` that the server rendered is passed by when the page hydrates: its
 * markup stays as it is, and is taken over in a task of its own, in the order of the document; at once when the reader touches it. Where a
 * part is drawn anew (the server, a navigation inside the app) there is nothing to wait for, and it is its children and nothing else.
 */

/** A part that waits. Preact takes what has a `then` for a promise; this one answers in the same task. */
type Gate = {
  isOpen: boolean;
  then: (onOpen: () => void) => void;
  open: () => void;
  /** The instance of the boundary, by which the part's element is found. */
  boundary: { current: unknown };
  /** What the server rendered. What is to be shown may have changed since: it is drawn over it once that was taken over. */
  first: ReactElement | null;
};

/** In the order of the document. */
let waiting: readonly Gate[] = [];
/** Where parts that are met now are gathered, `null` where there is nothing of the server's to be met. */
let arriving: Gate[] | null = null;

function gateOfArrival(): Gate | null {
  if (arriving === null) return null;
  const tellers: (() => void)[] = [];
  const gate: Gate = {
    isOpen: false,
    then: (onOpen) => void tellers.push(onOpen),
    open: () => {
      gate.isOpen = true;
      for (const tell of tellers) tell();
    },
    boundary: { current: null },
    first: null,
  };
  arriving.push(gate);
  return gate;
}

/**
 * A part of a page that can wait for its script. `children`: always exactly one element, because that is what Preact keeps for it in the
 * meantime; what may draw nothing has its part inside of the condition.
 */
export function Part({ children }: { children: ReactElement }): ReactNode {
  const [gate] = useState(gateOfArrival);
  if (gate === null) return children;
  return jsx(Suspense as unknown as ElementType, { ref: gate.boundary, children: <Gated gate={gate}>{children}</Gated> });
}

function Gated({ gate, children }: { gate: Gate; children: ReactElement }) {
  const [, draw] = useState(false);
  const { isOpen, first } = gate;
  useLayoutEffect(() => {
    gate.first = null;
    if (first !== children) draw(true);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, after the server's markup was taken over
  }, []);
  if (!isOpen) {
    gate.first ??= children;
    // A component suspends by throwing.
    throw gate;
  }
  return first ?? children;
}

/** Answers the parts that `hydrate` came by. */
function partsMetBy(hydrate: () => void): readonly Gate[] {
  const met: Gate[] = [];
  arriving = met;
  try {
    hydrate();
  } finally {
    arriving = null;
  }
  return met;
}

/** Parts inside of this one wait for a task of their own. */
function takeOver(gate: Gate): void {
  const inside = partsMetBy(() => flushSync(() => gate.open()));
  waiting = waiting.flatMap((one) => (one === gate ? inside : [one]));
}

const isIn = (gate: Gate, target: Node): boolean => findDOMNode(gate.boundary.current as never)?.contains(target) === true;

/** Takes over the part that an element stands in, and the parts inside of that one down to the element. */
function takeOverAround(target: EventTarget | null): void {
  if (!(target instanceof Node)) return;
  for (let gate: Gate | undefined; (gate = waiting.find((one) => isIn(one, target))); ) takeOver(gate);
}

/** Takes over whatever still waits: before a navigation, so that nothing of the next page meets the markup of this one. */
export function takeOverAll(): void {
  for (let gate: Gate | undefined; (gate = waiting[0]); ) takeOver(gate);
}

/** With the first of these the reader is at a part: it has to be alive before the event gets there. */
const touches = ['pointerdown', 'click', 'keydown', 'focusin', 'input', 'submit'] as const;
/** So long a task goes on with another part. The longest part comes on top of it. */
const TASK_MS = 8;

/**
 * Hydrates the page by `hydrate`, then its parts one after another. Answers when all are alive. `early`: what was pressed before there was a
 * script; buttons among it are pressed again.
 */
export async function arrive(hydrate: () => void, early: readonly EventTarget[]): Promise<void> {
  waiting = partsMetBy(hydrate);
  const onTouch = ({ target }: Event) => takeOverAround(target);
  for (const name of touches) window.addEventListener(name, onTouch, { capture: true, passive: true });
  for (const button of earlyButtons(early)) {
    takeOverAround(button);
    button.click();
  }
  while (waiting.length > 0) {
    await nextTask();
    const end = performance.now() + TASK_MS;
    for (let gate: Gate | undefined; (gate = waiting[0]) && performance.now() < end; ) takeOver(gate);
  }
  for (const name of touches) window.removeEventListener(name, onTouch, { capture: true });
}

/** Each once, however often it was pressed. A link and a button that sends its form did their work without script. */
const earlyButtons = (early: readonly EventTarget[]): Set<HTMLButtonElement> =>
  new Set(
    early.flatMap((target) => {
      const button = target instanceof Element ? target.closest('button') : null;
      return button === null || (button.type === 'submit' && button.form !== null) ? [] : [button];
    }),
  );
