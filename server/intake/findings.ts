/** An error fails the build; advice is only shown. */
export type Severity = 'error' | 'advice'

export interface Finding {
  severity: Severity
  /** Path below the scenes folder, with forward slashes. */
  file: string
  problem: string
  /** What the designer does about it. */
  hint: string
}

/** What was found wrong so far. Nothing here throws: one bad file never stops the others. */
export class Findings {
  readonly list: Finding[] = []

  error(file: string, problem: string, hint: string): void {
    this.list.push({ severity: 'error', file, problem: short(problem), hint: short(hint) })
  }

  /** @param copied what the designer may copy into a file: it ends the hint, uncut */
  advise(file: string, problem: string, hint: string, copied = ''): void {
    const lines = copied.length > MOST_COPIED ? '' : copied
    this.list.push({ severity: 'advice', file, problem: short(problem), hint: short(hint) + lines })
  }

  add(findings: readonly Finding[]): void {
    this.list.push(...findings)
  }

  errors(): Finding[] {
    return this.list.filter(({ severity }) => severity === 'error')
  }
}

/** Names come from files of anyone: one may have 100,000 letters. */
const LONGEST = 300
/** Lines to be copied are whole or not there. */
const MOST_COPIED = 4000

function short(sentence: string): string {
  return sentence.length <= LONGEST ? sentence : `${sentence.slice(0, LONGEST)} …`
}
