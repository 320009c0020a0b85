/**
 * Adds buttons and keys to the galleries of a text: an arrow key moves by exactly one picture, Home
 * and End go to the first and the last picture. The text's HTML is not rendered by React, so this
 * module uses the DOM.
 */

const STEPS: Record<string, (index: number, last: number) => number> = {
  ArrowLeft: (index) => index - 1,
  ArrowRight: (index) => index + 1,
  Home: () => 0,
  End: (_, last) => last,
};

/** Enhances the galleries inside `text`. Returns a function that removes what was added. */
export function enhanceGalleries(text: Element): () => void {
  const removals = [...text.querySelectorAll<HTMLElement>('[data-block="gallery"]')].map(enhance);
  return () => removals.forEach((remove) => remove());
}

function enhance(gallery: HTMLElement): () => void {
  const list = gallery.querySelector('ul');
  const items = [...gallery.querySelectorAll<HTMLElement>('ul > li')];
  if (list === null || items.length < 2) return () => undefined;
  const last = items.length - 1;
  // The `offsetLeft` of the first picture. `leftOf` subtracts it, so that it returns the scroll
  // position at which the list snaps to a picture.
  const start = items[0]?.offsetLeft ?? 0;
  const leftOf = (item: HTMLElement | undefined): number => (item?.offsetLeft ?? 0) - start;
  // The index of the current picture: the picture nearest to the left edge. If the list is scrolled
  // to its end, the last picture is current, because it cannot reach the left edge.
  const current = (): number =>
    list.scrollLeft + list.clientWidth >= list.scrollWidth - 2
      ? last
      : items.reduce(
          (nearest, item, index) =>
            Math.abs(leftOf(item) - list.scrollLeft) < Math.abs(leftOf(items[nearest]) - list.scrollLeft)
              ? index
              : nearest,
          0,
        );
  let shown = current();
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  const show = (index: number): void => {
    shown = Math.min(last, Math.max(0, index));
    list.scrollTo({ left: leftOf(items[shown]), behavior: reducedMotion.matches ? 'auto' : 'smooth' });
    update();
  };

  const panel = document.createElement('div');
  panel.dataset.galleryButtons = '';
  const count = document.createElement('span');
  count.setAttribute('role', 'status');
  const button = (label: string, sign: string, step: number): HTMLButtonElement => {
    const made = document.createElement('button');
    made.type = 'button';
    made.textContent = sign;
    made.setAttribute('aria-label', label);
    made.addEventListener('click', () => show(shown + step));
    return made;
  };
  const previous = button('Previous picture', '‹', -1);
  const next = button('Next picture', '›', 1);
  // Use `aria-disabled`: a disabled button would lose the focus when the last picture is reached.
  const update = (): void => {
    count.textContent = `${shown + 1} of ${items.length}`;
    previous.setAttribute('aria-disabled', String(shown === 0));
    next.setAttribute('aria-disabled', String(shown === last));
  };
  const onKey = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    show(step(shown, last));
  };
  const onScrollEnd = (): void => {
    shown = current();
    update();
  };
  list.addEventListener('keydown', onKey);
  list.addEventListener('scrollend', onScrollEnd);
  update();
  panel.append(previous, count, next);
  gallery.append(panel);
  return () => {
    list.removeEventListener('keydown', onKey);
    list.removeEventListener('scrollend', onScrollEnd);
    panel.remove();
  };
}
