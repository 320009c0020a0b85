import 'react';

declare module 'react' {
  interface CSSProperties {
    /** The estimated height of a section that is not rendered yet (`data-later`). */
    '--fs-guess'?: string;
  }
}
