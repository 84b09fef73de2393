import type { FindingWords } from '#shared/domain/findings/words.ts'
import { inEnglish } from '#shared/domain/findings/english.ts'

/** Thrown for a file that cannot be opened at all: the message is the problem, in English. */
export class UnreadableArt extends Error {
  readonly problem: FindingWords
  readonly hint: FindingWords
  constructor(problem: FindingWords, hint: FindingWords) {
    super(inEnglish(problem))
    this.problem = problem
    this.hint = hint
  }
}
