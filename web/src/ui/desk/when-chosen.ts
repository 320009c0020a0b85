/**
 * Handler of an exclusive ToggleButtonGroup: pressing the selected button again changes nothing.
 */
export const whenChosen =
  <Value>(set: (value: Value) => void) =>
  (_event: unknown, value: Value | null): void => {
    if (value !== null) set(value);
  };
