/**
 * Returns a handler for an exclusive `ToggleButtonGroup`. The handler ignores a click on the
 * selected button.
 */
export const whenChosen =
  <Value>(set: (value: Value) => void) =>
  (_event: unknown, value: Value | null): void => {
    if (value !== null) set(value);
  };
