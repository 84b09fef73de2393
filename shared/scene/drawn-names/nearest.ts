import { say, type FindingWords } from '../../domain/findings/words.ts'

/** The known name that was probably meant, or null where none is close enough to be a misspelling. */
export function nearestName(written: string, known: Iterable<string>): string | null {
  let best: { name: string; distance: number } | null = null
  for (const name of known) {
    const distance = editDistance(written.toLowerCase(), name.toLowerCase())
    if (distance <= Math.max(1, Math.floor(name.length / 3)) && (!best || distance < best.distance)) {
      best = { name, distance }
    }
  }
  return best?.name ?? null
}

/** 'Did you mean "harbour"?'; null where nothing is near. */
export function didYouMean(written: string, known: Iterable<string>): FindingWords | null {
  const name = nearestName(written, known)
  return name === null ? null : say('did-you-mean', { name })
}

/** Insertions, deletions, replacements and swaps of neighbours that turn one word into the other. */
function editDistance(from: string, to: string): number {
  let before: number[] = []
  let row = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (let i = 1; i <= from.length; i++) {
    const next = [i]
    for (let j = 1; j <= to.length; j++) {
      const isSame = from[i - 1] === to[j - 1]
      const swap = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]
      next.push(
        Math.min(
          at(row, j) + 1,
          at(next, j - 1) + 1,
          at(row, j - 1) + (isSame ? 0 : 1),
          swap ? at(before, j - 2) + 1 : Infinity,
        ),
      )
    }
    before = row
    row = next
  }
  return at(row, to.length)
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Infinity
}
