import { rowAfter, type Verdict } from '#shared/domain/verdicts.ts'
import { emit, listen } from './events.ts'

/** Right answers in a row on this page; null before the first answer. */
let row: number | null = null

/** Reports an answer that was just judged to the frame, the sounds and the assistant. A row goes on from task to task. */
export function reportJudgement(verdict: Verdict): void {
  if (row === null) listen(({ type }) => type === 'signed-in' && forget())
  row = rowAfter(row ?? 0, verdict)
  emit({ type: 'answer-judged', verdict, row })
}

/** The next player begins a row of their own. */
function forget(): void {
  row = 0
}
