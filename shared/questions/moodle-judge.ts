import type { Loss } from './question.ts'

/** Which answers are right, by the percent that each brings. */
export function judge(
  fractions: readonly number[],
  isSingle: boolean,
): { rights: boolean[]; losses: Loss[] } {
  const most = Math.max(0, ...fractions)
  const rights = fractions.map((fraction) => fraction > 0 && (!isSingle || fraction === most))
  const losses: Loss[] = []
  const positive = fractions.filter((fraction) => fraction > 0)
  const isUneven = positive.some((fraction) => fraction !== most)
  if (isUneven || fractions.some((fraction) => fraction < 0)) losses.push('weights')
  if (isSingle && rights.filter(Boolean).length > 1) losses.push('any-right')
  return { rights, losses }
}
