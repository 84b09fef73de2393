import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ConnectorPlayable, ConnectorState } from '#kinds/connector/shared/schemas.ts'
import type { Playing } from '#src/features/tasks/play/use-play.ts'
import { isSameEnd, type End } from './ends.ts'

type Kind = 'quiz-connector-mothers-children'

export interface Connector {
  lines: ConnectorState['lines']
  /** The end that waits for its partner. */
  chosen: End | null
  /** What just happened, for screen readers. */
  said: string
  press: (end: End) => void
  join: (one: End, other: End) => void
  undo: (left: string) => void
}

/** Joins ends, by a line or by choosing one after the other; joined ones that are chosen again come apart. */
export function useConnector(
  playable: ConnectorPlayable,
  { state: { lines, isChecked }, move }: Playing<Kind>,
): Connector {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<End | null>(null)
  const [said, setSaid] = useState('')
  const wordsOf = ({ side, key }: End) => playable[side].find((end) => end.key === key)?.text ?? ''

  function undo(left: string): void {
    if (isChecked) return
    setChosen(null)
    setSaid(t('connector.saidUndone', { name: wordsOf({ side: 'left', key: left }) }))
    move({ type: 'quiz-connector-mothers-children', join: { left, right: null } })
  }

  function join(one: End, other: End): void {
    if (isChecked) return
    const [left, right] = one.side === 'left' ? [one, other] : [other, one]
    setChosen(null)
    setSaid(t('connector.saidJoined', { left: wordsOf(left), right: wordsOf(right) }))
    move({ type: 'quiz-connector-mothers-children', join: { left: left.key, right: right.key } })
  }

  function press(end: End): void {
    if (isChecked) return
    if (chosen && chosen.side !== end.side) {
      const [left, right] = end.side === 'left' ? [end, chosen] : [chosen, end]
      const isJoined = lines.some((line) => line.left === left.key && line.right === right.key)
      if (isJoined) undo(left.key)
      else join(chosen, end)
      return
    }
    const isAgain = isSameEnd(chosen, end)
    setChosen(isAgain ? null : end)
    setSaid(isAgain ? '' : t('connector.saidChosen', { name: wordsOf(end) }))
  }

  return { lines, chosen, said, press, join, undo }
}
