import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { EstimateState } from '#kinds/estimate/shared/schemas.ts'
import type { Playing } from '#src/features/tasks/play/use-play.ts'
import { middleOf, type Question } from './estimate-rule.ts'

interface Estimate {
  /** Where the player is. */
  index: number
  question: Question | undefined
  /** On the scale now, or as it was estimated. */
  value: number
  /** Undefined before the server has said it. */
  judged: EstimateState['answered'][number] | undefined
  /** It is on its way. */
  isChecking: boolean
  choose: (value: number) => void
  check: () => void
  goOn: () => void
}

/** One number after the other, taken up at the first that is open. */
export function useEstimate(
  questions: readonly Question[],
  { state: { answered }, unsent, move }: Playing<'estimate'>,
): Estimate {
  const firstOpen = questions.findIndex(({ id }) => !answered.some((one) => one.question === id))
  const [index, setIndex] = useState(firstOpen === -1 ? questions.length - 1 : firstOpen)
  const [values, setValues] = useState<Readonly<Record<string, number>>>({})
  const question = questions[index]
  const judged = answered.find((one) => one.question === question?.id)
  const sent = unsent.find((one) => one.question === question?.id)
  const chosen = question ? (values[question.id] ?? middleOf(question)) : 0
  const value = judged?.value ?? sent?.value ?? chosen
  return {
    ...{ index, question, value, judged, isChecking: sent !== undefined && !judged },
    choose: (next) => question && setValues({ ...values, [question.id]: next }),
    check: () => question && move({ type: 'estimate', question: question.id, value }),
    goOn: () => setIndex(index + 1),
  }
}

/** Says a number with its unit in the language of the page. */
export function useAmount(unit: string): (amount: number) => string {
  const { i18n } = useTranslation()
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 6 })
  // the unit stays on the line of its number
  return (amount) => `${number.format(amount)}\u00A0${unit}`.trim()
}
