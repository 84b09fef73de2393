/** What something is called until somebody calls it otherwise: `first-aid` is First aid. */
export function spokenId(id: string): string {
  const words = id.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
