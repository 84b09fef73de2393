import { letterAt } from '#src/ui/play/answer-letters.ts'
import type { Scene } from './read-scenes.ts'

/** A, B … of a choice in its scene; empty where it has none of that id. */
export function letterOf({ choices = [] }: Scene, choice: string): string {
  return letterAt(choices.findIndex(({ id }) => id === choice))
}
