import 'react';

declare module 'react' {
  interface CSSProperties {
    /** Estimated height of an element that is not laid out yet (`data-later`). */
    '--fs-estimated-height'?: string;
  }
}
