/** A mark in a text, as `[number]`. */
const MARK = /\[([a-z0-9-]+)\]/g

/** The marks that a text has, in their order, whatever they are. */
export function marksIn(text: string): string[] {
  return [...text.matchAll(MARK)].map(([, mark = '']) => mark)
}

/**
 * A text in pieces, each with the mark behind it. What stands in brackets and is no mark stays as it is written.
 * @param marks those that there are; each counts at its first place alone
 */
export function piecesAround(
  text: string,
  marks: readonly string[],
): { text: string; mark: string | null }[] {
  const pieces: { text: string; mark: string | null }[] = []
  let from = 0
  for (const { 0: whole, 1: mark = '', index } of text.matchAll(MARK)) {
    if (!marks.includes(mark) || pieces.some((piece) => piece.mark === mark)) continue
    pieces.push({ text: text.slice(from, index), mark })
    from = index + whole.length
  }
  return [...pieces, { text: text.slice(from), mark: null }]
}
