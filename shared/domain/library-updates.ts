/** A file of a copy of which the library has another one by now. */
export interface LibraryUpdate {
  path: string
  /** Its hash in the draft; null where the draft has none. */
  mine: string | null
  /** Its hash in the library; null where the library has none any more. */
  theirs: string | null
  /** The draft has changed it as well, since it was copied. */
  isConflict: boolean
}

type Hashes = ReadonlyMap<string, string>

/**
 * What has changed in the library since a copy was made of it, by path, and what a draft has in its place.
 * @param base as it was copied, taken over or declined last
 */
export function libraryUpdates(base: Hashes, library: Hashes, draft: Hashes): LibraryUpdate[] {
  const updates: LibraryUpdate[] = []
  for (const path of [...new Set([...base.keys(), ...library.keys()])].sort()) {
    const [before = null, theirs = null, mine = null] = [base.get(path), library.get(path), draft.get(path)]
    if (theirs === before || theirs === mine) continue
    updates.push({ path, mine, theirs, isConflict: mine !== before })
  }
  return updates
}
