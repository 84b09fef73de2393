import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { ConnectorPlayable } from '#kinds/connector/shared/schemas.ts'
import { letterAt } from '#src/ui/play/answer-letters.ts'
import styles from './ConnectorBoard.module.css'
import { ConnectorEnd } from './ConnectorEnd.tsx'
import { isSameEnd, nameOfEnd, type EndWords, type Judged, type Side } from './ends.ts'
import { Lines, type DrawnLine } from './Lines.tsx'
import type { Connector } from './use-connector.ts'
import { useEndPoints } from './use-end-points.ts'
import { useLineDrag } from './use-line-drag.ts'

interface ConnectorBoardProps {
  playable: ConnectorPlayable
  connector: Connector
  isChecked: boolean
  judged: readonly Judged[]
}

/** Two columns and the lines between them. */
export function ConnectorBoard({ playable, connector, isChecked, judged }: ConnectorBoardProps) {
  const { t } = useTranslation()
  const board = useRef<HTMLDivElement>(null)
  const points = useEndPoints(board)
  const { lines, chosen, press, join, undo } = connector
  const { drag, handlers } = useLineDrag(!isChecked, join)

  const verdictOf = (left: string) => {
    const judgement = judged.find((one) => one.left === left)
    return judgement ? (judgement.isCorrect ? 'right' : 'wrong') : null
  }
  const drawn: DrawnLine[] = lines.flatMap(({ left, right }) => {
    const from = points.get(nameOfEnd({ side: 'left', key: left }))
    const to = points.get(nameOfEnd({ side: 'right', key: right }))
    return from && to ? [{ id: left, from, to, look: verdictOf(left) ?? 'joined' }] : []
  })
  const start = drag && points.get(nameOfEnd(drag.from))
  if (drag && start) drawn.push({ id: 'drawn', from: start, to: drag.at, look: 'drawn' })

  const show = (side: Side) => (end: EndWords) => {
    const line = lines.find((one) => one[side] === end.key)
    const place = line ? playable.left.findIndex(({ key }) => key === line.left) : -1
    const other = side === 'left' ? 'right' : 'left'
    const partner = line && playable[other].find(({ key }) => key === line[other])
    const self = { side, key: end.key }
    return (
      <ConnectorEnd
        key={end.key}
        side={side}
        end={end}
        letter={line ? letterAt(place) : null}
        partner={partner?.text ?? null}
        isChosen={isSameEnd(chosen, self)}
        isOver={isSameEnd(drag?.over ?? null, self) || isSameEnd(drag?.from ?? null, self)}
        verdict={line ? verdictOf(line.left) : null}
        disabled={isChecked}
        onPress={() => press(self)}
        onUndo={() => undo(end.key)}
      />
    )
  }

  const rows = { '--pairs': String(playable.left.length) }
  return (
    <div ref={board} className={styles.board} {...handlers}>
      <ul className={styles.column} style={rows} aria-label={t('connector.left')}>
        {playable.left.map(show('left'))}
      </ul>
      <ul className={styles.column} style={rows} aria-label={t('connector.rightColumn')}>
        {playable.right.map(show('right'))}
      </ul>
      <Lines lines={drawn} />
    </div>
  )
}
