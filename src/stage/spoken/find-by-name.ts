interface Named {
  id: string
  name: string
}

/**
 * The place whose name begins with what was typed, from the one after where the keyboard stands; the same letter again and
 * again goes through all that begin with it. Letters count without their accents.
 */
export function findByName(places: readonly Named[], typed: string, fromId: string | null): string | null {
  const wanted = plain(typed)
  const isOneLetter = wanted === wanted.charAt(0).repeat(wanted.length)
  const start = places.findIndex(({ id }) => id === fromId)
  const begin = start + (isOneLetter ? 1 : 0)
  const ordered = [...places.slice(Math.max(begin, 0)), ...places.slice(0, Math.max(begin, 0))]
  const byAll = ordered.find(({ name }) => plain(name).startsWith(wanted))
  const byOne = isOneLetter ? ordered.find(({ name }) => plain(name).startsWith(wanted.slice(0, 1))) : null
  return (byAll ?? byOne)?.id ?? null
}

function plain(words: string): string {
  return words
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'L')
    .toLocaleLowerCase()
}
