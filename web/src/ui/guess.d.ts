import 'react';

declare module 'react' {
  interface CSSProperties {
    /** Estimated height of a section that is not laid out yet (`data-later`). */
    '--fs-guess'?: string;
  }
}
