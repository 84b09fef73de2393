import { marksIn, piecesAround } from '#shared/domain/marked-text.ts'

/** The gaps that a text names, in their order. */
export const gapsIn = marksIn

/** A text in pieces, each with the gap behind it. @param gaps ids of those that there are */
export function piecesOf(text: string, gaps: readonly string[]): { text: string; gap: string | null }[] {
  return piecesAround(text, gaps).map(({ text: piece, mark }) => ({ text: piece, gap: mark }))
}
