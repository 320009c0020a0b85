/**
 * The first letter or digit of a name with its combining marks ('जो'); a star if the name has none.
 */
export function initialOf(name: string): string {
  return /[\p{L}\p{N}]\p{M}*/u.exec(name)?.[0].toUpperCase() ?? '★';
}
