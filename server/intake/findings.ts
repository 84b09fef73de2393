import { shortened, type FindingWords, type WordsOfFinding } from '#shared/domain/findings/words.ts'
import { inEnglish } from '#shared/domain/findings/english.ts'
import type { FindingFix } from '#shared/domain/finding-fix.ts'

/** An error fails the build; advice is only shown. */
export type Severity = 'error' | 'advice'

export interface Finding {
  severity: Severity
  /** Path below the scenes folder, with forward slashes. */
  file: string
  /** In English, as a terminal prints it. */
  problem: string
  /** What the designer does about it, in English. */
  hint: string
  /** The same for every language. */
  words: WordsOfFinding
  /** What a machine can do about it. */
  fix?: FindingFix
}

/** What was found wrong so far. Nothing here throws: one bad file never stops the others. */
export class Findings {
  readonly list: Finding[] = []

  error(file: string, problem: FindingWords, hint: FindingWords, fix?: FindingFix): void {
    this.list.push({ severity: 'error', file, ...said(problem, hint), ...(fix && { fix }) })
  }

  /** @param copied what the designer may copy into a file: it ends the hint, uncut */
  advise(file: string, problem: FindingWords, hint: FindingWords, copied = ''): void {
    const lines = copied.length > MOST_COPIED ? '' : copied
    const finding = said(problem, hint)
    this.list.push({
      severity: 'advice',
      file,
      ...finding,
      ...(lines !== '' && {
        hint: `${finding.hint} ${lines}`,
        words: { ...finding.words, copied: lines },
      }),
    })
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

/** What a finding says, in English and for every language. */
export function said(problem: FindingWords, hint: FindingWords): Pick<Finding, 'problem' | 'hint' | 'words'> {
  return {
    problem: short(inEnglish(problem)),
    hint: short(inEnglish(hint)),
    words: { problem: shortened(problem, LONGEST), hint: shortened(hint, LONGEST) },
  }
}

function short(sentence: string): string {
  return sentence.length <= LONGEST ? sentence : `${sentence.slice(0, LONGEST)} …`
}
