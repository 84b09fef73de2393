/** What a person is told when a file cannot be opened at all: the message is the problem. */
export class UnreadableArt extends Error {
  readonly mend: string
  constructor(problem: string, mend: string) {
    super(problem)
    this.mend = mend
  }
}
