import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Translate } from '#src/i18n/translate.ts'
import type { StreakReply } from '#shared/contract/player.ts'
import type { RecallCard, RecallVerdict } from '#shared/contract/recall.ts'
import { verdictOfChoice } from '#shared/domain/verdicts.ts'
import { isFailure, isShownByModal } from '#src/lib/failure.ts'
import { reportJudgement } from '#src/lib/judgements.ts'
import { Button } from '#src/ui/Button.tsx'
import { isCalm } from '#src/ui/calm.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { Segments } from '#src/ui/play/Segments.tsx'
import { sendRecall } from '../queries.ts'
import styles from '../Recall.module.css'
import { RecallQuestion } from './RecallQuestion.tsx'

interface RecallRoundProps {
  cards: readonly RecallCard[]
  /** Ending it takes a step of the streak. */
  isForStreak: boolean
  onAnswered: () => void
  /** A card was answered elsewhere meanwhile; with what was answered here until then. */
  onElsewhere: (score: { right: number; all: number }) => void
  onEnd: (outcome: { right: number; all: number; streak: StreakReply | null }) => void
}

/** A handful of cards, one after another: answered, judged, on. */
export function RecallRound({ cards, isForStreak, onAnswered, onElsewhere, onEnd }: RecallRoundProps) {
  const { t } = useTranslation()
  const [index, setIndex] = useState(0)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [verdict, setVerdict] = useState<RecallVerdict | null>(null)
  const [right, setRight] = useState(0)
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: index === 0 }), [index])
  const card = cards[index]
  if (!card) return null
  const isLast = index === cards.length - 1

  async function check(answered: RecallCard): Promise<void> {
    setSending(true)
    setFailure(null)
    try {
      const judged = await sendRecall(answered, chosen)
      setVerdict(judged)
      reportJudgement(verdictOfChoice({ answers: chosen, ...judged }))
      setRight((before) => before + Number(judged.isCorrect))
      onAnswered()
    } catch (error) {
      if (isFailure(error, 409)) onElsewhere({ right, all: index })
      else setFailure(error)
    } finally {
      setSending(false)
    }
  }
  const goOn = (judged: RecallVerdict): void => {
    if (isLast) {
      onEnd({ right, all: cards.length, streak: judged.streak ?? null })
      return
    }
    setIndex(index + 1)
    setChosen([])
    setVerdict(null)
  }
  const place = t('recall.place', { card: index + 1, cards: cards.length })
  return (
    <div
      className={styles.round}
      data-judged={verdict && !isCalm() ? (verdict.isCorrect ? 'right' : 'wrong') : undefined}
    >
      <Segments total={cards.length} now={index + 1} label={place} />
      <RecallQuestion
        key={`${card.taskId} ${card.cardId}`}
        {...{ card, place, heading, chosen, verdict }}
        isLocked={isSending}
        onChoose={setChosen}
      />
      {index === 0 && !verdict && isForStreak && <p className={styles.note}>{t('recall.forStreak')}</p>}
      {failure !== null && (
        <Notice tone="error" isAnnounced={isShownByModal(failure)}>
          {failureText(failure, t)}
        </Notice>
      )}
      <div className={styles.actions}>
        {/* One button whose verb changes: what was checked keeps the focus. */}
        <Button
          size="thumb"
          disabled={!verdict && chosen.length === 0}
          loadingVerb={isSending && t('tasks.frame.checking')}
          onClick={() => (verdict ? goOn(verdict) : void check(card))}
        >
          {t(verdict ? (isLast ? 'recall.finish' : 'tasks.frame.next') : 'tasks.frame.check')}
        </Button>
      </div>
    </div>
  )
}

function failureText(failure: unknown, t: Translate): string {
  if (isFailure(failure, 429)) return t('tasks.frame.tooFast', { count: failure.retryAfter ?? 1 })
  // its task was changed or withdrawn meanwhile
  if (isFailure(failure) && failure.kind === 'refused') return t('recall.outdated')
  return t('recall.unsent')
}
