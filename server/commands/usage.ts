/** Words behind a command that cannot be understood; the message says which, and the command ends with 2. */
export class WrongUsage extends Error {}

/** Where a command says what it did. */
export type Print = (line: string) => void
