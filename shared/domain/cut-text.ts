/** At most so many UTF-16 units of it, and no half of a sign: a database takes none. */
export function cutText(text: string, length: number): string {
  return text.slice(0, length).replace(/\p{Cs}$/u, '')
}
