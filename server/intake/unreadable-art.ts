/** Thrown for a file that cannot be opened at all: the message is the problem. */
export class UnreadableArt extends Error {
  readonly hint: string
  constructor(problem: string, hint: string) {
    super(problem)
    this.hint = hint
  }
}
