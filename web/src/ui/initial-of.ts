/**
 * The first letter or digit of a name, with the marks that belong to it ('जो'); a star where it has
 * none.
 */
export function initialOf(name: string): string {
  return /[\p{L}\p{N}]\p{M}*/u.exec(name)?.[0].toUpperCase() ?? '★';
}
