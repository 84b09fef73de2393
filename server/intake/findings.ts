/** A fault fails the build; an advice is only shown. */
export type Severity = 'fault' | 'advice'

export interface Finding {
  severity: Severity
  /** Path below the scenes folder, with forward slashes. */
  file: string
  problem: string
  /** What the designer does about it. */
  mend: string
}

/** What was found wrong so far. Nothing here throws: one bad file never stops the others. */
export class Findings {
  readonly list: Finding[] = []

  fault(file: string, problem: string, mend: string): void {
    this.list.push({ severity: 'fault', file, problem: short(problem), mend: short(mend) })
  }

  /** @param copied what the designer may copy into a file: it ends the mend, uncut */
  advise(file: string, problem: string, mend: string, copied = ''): void {
    const lines = copied.length > MOST_COPIED ? '' : copied
    this.list.push({ severity: 'advice', file, problem: short(problem), mend: short(mend) + lines })
  }

  add(findings: readonly Finding[]): void {
    this.list.push(...findings)
  }

  faults(): Finding[] {
    return this.list.filter(({ severity }) => severity === 'fault')
  }
}

/** Names come from files of anyone: one may have 100,000 letters. */
const LONGEST = 300
/** Lines to be copied are whole or not there. */
const MOST_COPIED = 4000

function short(sentence: string): string {
  return sentence.length <= LONGEST ? sentence : `${sentence.slice(0, LONGEST)} …`
}
