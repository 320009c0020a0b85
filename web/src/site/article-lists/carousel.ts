/**
 * The state of the hero, independent of React: the current slide, and every reason for which it may
 * stand still.
 */
export type Carousel = {
  index: number;
  count: number;
  /** The reader pressed pause, or prefers reduced motion. */
  isPaused: boolean;
  isHovered: boolean;
  hasFocus: boolean;
  isTabHidden: boolean;
};

export type CarouselAction =
  | { type: 'step'; by: 1 | -1 }
  | { type: 'go'; to: number }
  | { type: 'pause'; isPaused: boolean }
  | { type: 'hover'; isHovered: boolean }
  | { type: 'focus'; hasFocus: boolean }
  | { type: 'tab'; isHidden: boolean };

export const startCarousel = (count: number): Carousel => ({
  index: 0,
  count,
  isPaused: false,
  isHovered: false,
  hasFocus: false,
  isTabHidden: false,
});

/** The reducer of the carousel. The first slide follows the last one. */
export function carousel(state: Carousel, action: CarouselAction): Carousel {
  switch (action.type) {
    case 'step':
      return state.count === 0 ? state : { ...state, index: (state.index + action.by + state.count) % state.count };
    case 'go':
      return { ...state, index: Math.min(state.count - 1, Math.max(0, action.to)) };
    case 'pause':
      // After a press on play, pointer and focus are still on the button. Reset both flags, so that
      // the carousel plays. It stops again when the pointer enters the hero anew, or when the
      // keyboard focus moves to an element in the hero.
      return action.isPaused
        ? { ...state, isPaused: true }
        : { ...state, isPaused: false, isHovered: false, hasFocus: false };
    case 'hover':
      return { ...state, isHovered: action.isHovered };
    case 'focus':
      return { ...state, hasFocus: action.hasFocus };
    case 'tab':
      return { ...state, isTabHidden: action.isHidden };
  }
}

export const isPlaying = (state: Carousel): boolean =>
  state.count > 1 && !state.isPaused && !state.isHovered && !state.hasFocus && !state.isTabHidden;
