import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { finishFace, type FinishedTask, type FinishFace } from '#shared/domain/finish.ts'
import { Button } from '#src/ui/Button.tsx'
import { Gain, Gains } from '#src/ui/Gains.tsx'
import { Coin, Lantern } from '#src/ui/Glyphs.tsx'
import { SmileyIcon, SmileySadIcon, StarFourIcon } from '#src/ui/icons.ts'
import { Popup } from '#src/ui/Popup.tsx'
import type { FinishedWith } from './finish-result.ts'
import styles from './FinishTaskPopup.module.css'

interface FinishTaskPopupProps {
  task: FinishedTask
  /** What the designer says to whoever finished. */
  congrats: string
  finished: FinishedWith
  /** The way into what opens with it: the best news. */
  opened: ReactNode
  /** Answers right at the first try; null where none was asked. */
  score: { right: number; all: number } | null
  /** False where too little was right: the task stays to be done. */
  isPassed: boolean
  /** Shows what was handed in; null where there is nothing to see. */
  onReview: (() => void) | null
  /** False plays its way out. */
  isOpen: boolean
  onClose: () => void
  onGone: () => void
}

/** What finishing a task brought: points and coins, a smiley, or that it was done before (FIN-4). */
export function FinishTaskPopup(props: FinishTaskPopupProps) {
  const { task, congrats, finished, opened, score, isPassed, onReview, isOpen, onClose, onGone } = props
  const { t } = useTranslation()
  const titleId = useId()
  const face = finishFace(task)
  const isLit = finished.mission !== null || finished.adventure !== null
  return (
    <Popup
      labelledBy={titleId}
      isOpen={isOpen}
      onClose={onClose}
      onGone={onGone}
      crest={<Crest face={face} isLit={isLit} />}
    >
      <div className={styles.finish}>
        <p className={styles.kicker}>{t(isPassed ? 'tasks.finish.kicker' : 'tasks.finish.notPassed')}</p>
        <h2 className={styles.title} id={titleId}>
          {task.taskName}
        </h2>
        {isPassed ? (
          <Outcome face={face} congrats={congrats} grade={gradeOf(score)} />
        ) : (
          <p className={styles.words}>{t('tasks.finish.tryAgain')}</p>
        )}
        {finished.mission !== null && (
          <p className={styles.end}>{t('tasks.finish.mission', { name: finished.mission })}</p>
        )}
        {finished.adventure !== null && (
          <p className={styles.end}>{t('tasks.finish.adventure', { name: finished.adventure })}</p>
        )}
        {score && !task.isTaskDone && (
          <p className={styles.score}>{t(onReview ? 'exam.score' : 'tasks.finish.score', { ...score })}</p>
        )}
        {opened}
        {onReview && (
          <Button wide variant="secondary" onClick={onReview}>
            {t('exam.toAnswers')}
          </Button>
        )}
        <Button wide onClick={onClose} autoFocus>
          {t(isLit ? 'tasks.finish.action' : 'tasks.finish.actionNext')}
        </Button>
      </div>
    </Popup>
  )
}

/** A lantern where one is lit; else what the task itself brought. */
function Crest({ face, isLit }: { face: FinishFace; isLit: boolean }) {
  if (isLit) {
    return (
      <>
        <span className={styles.light} />
        <Lantern size={56} />
      </>
    )
  }
  if (face.show !== 'smiley') return <Lantern size={56} />
  return face.mood === 'sad' ? (
    <SmileySadIcon size={56} weight="fill" aria-hidden />
  ) : (
    <SmileyIcon size={56} weight="fill" aria-hidden />
  )
}

interface OutcomeProps {
  face: FinishFace
  congrats: string
  grade: Grade
}

/** How many of the questions were answered right at the first try: none, less than half, or enough to be congratulated. */
type Grade = 'none' | 'few' | 'good'

function gradeOf(score: FinishTaskPopupProps['score']): Grade {
  if (score?.right === 0) return 'none'
  return score && score.right * 2 < score.all ? 'few' : 'good'
}

function Outcome({ face, congrats, grade }: OutcomeProps) {
  const { t } = useTranslation()
  switch (face.show) {
    case 'done':
      return <p className={styles.words}>{face.message}</p>
    case 'keep-playing':
      return <p className={styles.words}>{t('tasks.finish.keepPlaying')}</p>
    case 'points':
      return (
        <>
          <Brought points={face.points} coins={face.coins || null} />
          {grade === 'good' ? (
            congrats && <p className={styles.words}>{congrats}</p>
          ) : (
            <p className={styles.words}>{t('tasks.finish.few')}</p>
          )}
        </>
      )
    case 'smiley':
      return (
        <>
          <p className={styles.words}>{t(`tasks.finish.${noPoints(face.mood, grade === 'none')}`)}</p>
          {face.coins !== null && face.coins > 0 && <Brought points={null} coins={face.coins} />}
        </>
      )
  }
}

function noPoints(mood: 'sad' | 'smile', isMissed: boolean): 'sad' | 'missed' | 'smile' {
  if (mood === 'sad') return 'sad'
  return isMissed ? 'missed' : 'smile'
}

function Brought({ points, coins }: { points: number | null; coins: number | null }) {
  const { t } = useTranslation()
  return (
    <div className={styles.gains}>
      <Gains>
        {points !== null && (
          <Gain
            icon={<StarFourIcon size={16} weight="fill" aria-hidden />}
            unit={t('tasks.finish.points', { count: points })}
            value={points}
          />
        )}
        {coins !== null && (
          <Gain
            icon={<Coin size={16} className={styles.coin} />}
            unit={t('tasks.finish.coins', { count: coins })}
            value={coins}
          />
        )}
      </Gains>
    </div>
  )
}
