import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RecallCard } from '#shared/contract/recall.ts'
import type { StreakReply } from '#shared/contract/player.ts'
import { Button } from '#src/ui/Button.tsx'
import { Coming } from '#src/ui/Coming.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ComingBack } from './parts/ComingBack.tsx'
import { RecallRound } from './parts/RecallRound.tsx'
import { recallQuery } from './queries.ts'
import styles from './Recall.module.css'

interface RecallRoomProps {
  /** Something was answered: what is known elsewhere of streak and skills is out of date. */
  onAnswered: () => void
  /** Where a player goes who has nothing to refresh. */
  onPlay: () => void
}

interface Score {
  right: number
  all: number
}

/** What a round brought. */
interface Ended extends Score {
  streak: StreakReply | null
}

const NOTHING: Score = { right: 0, all: 0 }

const sumOf = (one: Score, other: Score): Score => ({
  right: one.right + other.right,
  all: one.all + other.all,
})

/** What comes back today, card by card, and when the rest does. */
export function RecallRoom({ onAnswered, onPlay }: RecallRoomProps) {
  const { t, i18n } = useTranslation()
  const { data, error, refetch } = useQuery(recallQuery(i18n.language))
  /** The cards as they were when the round began: what is answered is no part of today's any more. */
  const [round, setRound] = useState<readonly RecallCard[] | null>(null)
  const [ended, setEnded] = useState<Ended | null>(null)
  /** What was answered here before something was answered elsewhere. */
  const [before, setBefore] = useState(NOTHING)
  if (!data) return <Coming error={error} sentence={t('recall.failed')} onRetry={refetch} heights={[12, 6]} />
  if (round === null && !ended && data.cards.length > 0) setRound(data.cards)
  const { known, upcoming, answeredToday } = data
  const startAfresh = async (score: Score) => {
    const { data: now, isError } = await refetch()
    if (!now || isError) return
    const sum = sumOf(before, score)
    if (now.cards.length === 0 && sum.all > 0) setEnded({ ...sum, streak: null })
    setBefore(sum)
    setRound(null)
  }
  if (round) {
    return (
      <RecallRound
        key={[before.all, ...round.map(({ taskId, cardId }) => `${taskId}/${cardId}`)].join(' ')}
        cards={round}
        isForStreak={data.isForStreak}
        onAnswered={onAnswered}
        onElsewhere={(score) => void startAfresh(score)}
        onEnd={({ streak, ...score }) => {
          setRound(null)
          setEnded({ ...sumOf(before, score), streak })
          void refetch()
        }}
      />
    )
  }
  if (ended) {
    return (
      <div className={styles.end}>
        <h3 className={styles.title} tabIndex={-1} ref={focus}>
          {t('recall.ended', { ...ended })}
        </h3>
        {ended.streak && <p>{t('recall.counted')}</p>}
        <p className={styles.note}>{t('recall.why')}</p>
        <ComingBack days={upcoming} />
        <Button onClick={onPlay}>{t('recall.toMap')}</Button>
      </div>
    )
  }
  return (
    <div className={styles.round}>
      <EmptyState
        sentence={t(`recall.${known === 0 ? 'none' : answeredToday > 0 ? 'doneToday' : 'nothingToday'}`)}
      >
        <Button onClick={onPlay}>{t('recall.toMap')}</Button>
      </EmptyState>
      <ComingBack days={upcoming} />
    </div>
  )
}

const focus = (heading: HTMLHeadingElement | null): void => heading?.focus({ preventScroll: true })
