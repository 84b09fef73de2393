import { isJsonObject, type Json } from '#shared/content/json.ts'
import { partsIn } from '#src/features/authoring/names-in.ts'
import { FILLINGS, type ClozeContent } from '../shared/schemas.ts'

export interface Word {
  id: string
}

interface Cloze {
  filling: ClozeContent['filling']
  gaps: Word[]
  decoys: Word[]
}

/** A text with gaps as far as it can be read. */
export function readCloze(content: Json | undefined): Cloze {
  const filling = isJsonObject(content) ? content['filling'] : undefined
  return {
    filling: FILLINGS.find((one) => one === filling) ?? 'words',
    gaps: partsIn(content, 'gaps').map(({ id }) => ({ id })),
    decoys: partsIn(content, 'decoys').map(({ id }) => ({ id })),
  }
}

/** As they stand in the file. */
export const writeWords = (words: readonly Word[]): Json => words.map(({ id }) => ({ id }))

export const markOf = (gap: string): string => `[${gap}]`

/** The text with a gap at its end, or without one. */
export function withMark(text: string, gap: string): string {
  return text.includes(markOf(gap)) ? text : `${text.trimEnd()} ${markOf(gap)}`.trimStart()
}

export function withoutMark(text: string, gap: string): string {
  return text.replaceAll(markOf(gap), '').replaceAll(/ {2,}/g, ' ')
}
