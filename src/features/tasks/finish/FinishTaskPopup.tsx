import { useTranslation } from 'react-i18next'
import type { ReactNode } from 'react'
import type { Band } from '#shared/domain/bands.ts'
import type { FinishItem } from '#shared/contract/attempts.ts'
import type { Exam } from '#shared/contract/tasks.ts'
import {
  finishFace,
  gradeOf,
  type FinishedTask,
  type FinishedWith,
  type FinishFace,
} from '#shared/domain/finish.ts'
import { isSadWithoutPoints } from '#shared/scene/tasks/facts.ts'
import { Button } from '#src/ui/Button.tsx'
import { GenericPopup, type PopupFrame } from '#src/ui/play/GenericPopup.tsx'
import { Lantern } from '#src/ui/Glyphs.tsx'
import { ArrowRightIcon } from '#src/ui/icons.ts'
import { FinishOutcome } from './FinishOutcome.tsx'
import { LookBack } from './LookBack.tsx'
import styles from './FinishTaskPopup.module.css'
import { kindOf } from '../kinds.ts'
import { Smiley } from './Smiley.tsx'
import { TryAgain } from './TryAgain.tsx'

interface FinishTaskPopupProps extends PopupFrame {
  task: FinishedTask
  /** What the designer says to anyone who finished. */
  congrats: string
  finished: FinishedWith
  /** The way into what opens with it: the best news. */
  opened: ReactNode
  /** What was right of what was asked; null where none was. */
  score: { right: number; all: number } | null
  ending: Band | null
  items?: readonly FinishItem[] | undefined
  /** Leads to the next task; null where none is open, or something else comes first. */
  onNext: { name: string; go: () => void } | null
  /** It was done before, and played for a better result. */
  isRetried?: boolean
  /** False where too little was right: the task stays to be done. */
  isPassed: boolean
  /** Its leader rates it, and its points come then. */
  isAwaiting: boolean
  /** Its answers were stored without who gave them. */
  isAnonymous?: boolean | undefined
  /** How an exam may be tried again; undefined where it is none, or not known. */
  exam: Exam | undefined
  /** Shows what was handed in, or its result alone; null where there is nothing to see. */
  review: { isResultOnly: boolean; onOpen: () => void } | null
  onButton: () => void
}

/** What finishing a task brought: points and coins, a smiley, or that it was done before (FIN-4). */
export function FinishTaskPopup(props: FinishTaskPopupProps) {
  const { task, congrats, finished, opened, score, ending, items, isPassed, isAwaiting, exam, ...others } =
    props
  const { review, onNext, ...frame } = others
  const { t } = useTranslation()
  const face = finishFace(task, isSadWithoutPoints(task.taskType))
  const isLit = finished.mission !== null || finished.adventure !== null
  const less = kindOf(task.taskType)?.lessWell(t, gradeOf(score, ending), score) ?? null
  return (
    <GenericPopup
      {...frame}
      kicker={t(isPassed ? 'tasks.finish.kicker' : 'tasks.finish.notPassed')}
      glyph={<Crest face={face} isLit={isLit} />}
      isShining={isLit || (face.show === 'points' && less === null)}
      isMainAbove={onNext !== null || (review !== null && !isPassed)}
      moreActions={<MoreActions {...{ onNext, review, isPassed }} />}
    >
      {isPassed ? (
        <FinishOutcome {...{ face, congrats, less, isAwaiting }} hasSmiley={isLit} />
      ) : (
        <TryAgain exam={exam} />
      )}
      {props.isAnonymous && <p className={styles.end}>{t('survey.anonymous.after')}</p>}
      {isAwaiting && <p className={styles.end}>{t('tasks.finish.awaits')}</p>}
      {finished.mission !== null && (
        <p className={styles.end}>{t('tasks.finish.mission', { name: finished.mission })}</p>
      )}
      {finished.adventure !== null && (
        <p className={styles.end}>{t('tasks.finish.adventure', { name: finished.adventure })}</p>
      )}
      <Score
        isDone={task.isTaskDone}
        isRetried={props.isRetried ?? false}
        score={score}
        isReviewed={review !== null}
      />
      {opened}
      {items && <LookBack items={items} />}
    </GenericPopup>
  )
}

/** To the next task, or to what was handed in: the main one, unless there is nothing to go on with. */
function MoreActions({
  onNext,
  review,
  isPassed,
}: Pick<FinishTaskPopupProps, 'onNext' | 'review' | 'isPassed'>) {
  const { t } = useTranslation()
  if (onNext) {
    return (
      <Button
        wide
        autoFocus
        iconAfter={<ArrowRightIcon size={20} aria-hidden />}
        // the second half of a double press was meant for what was there before
        onClick={({ detail }) => {
          if (detail < 2) onNext.go()
        }}
      >
        {t('tasks.finish.next', { name: onNext.name })}
      </Button>
    )
  }
  if (!review) return null
  return (
    <Button wide variant={isPassed ? 'secondary' : 'primary'} onClick={review.onOpen} autoFocus={!isPassed}>
      {t(review.isResultOnly ? 'tasks.introduction.toResult' : 'tasks.introduction.toAnswers')}
    </Button>
  )
}

/** A lantern where one is lit; else what the task itself brought. */
function Crest({ face, isLit }: { face: FinishFace; isLit: boolean }) {
  if (isLit) {
    return (
      <>
        <span className={styles.light} />
        <Lantern size={56} className={styles.lit} />
      </>
    )
  }
  return face.show === 'smiley' ? <Smiley mood={face.mood} size={56} /> : <Lantern size={56} />
}

interface ScoreProps {
  score: FinishTaskPopupProps['score']
  /** The task was done before. */
  isDone: boolean
  isRetried: boolean
  isReviewed: boolean
}

/** All of several right is something else than most of them. */
function wordsOf({ right, all }: { right: number; all: number }, isReviewed: boolean) {
  if (isReviewed) return 'exam.score'
  return right === all && all > 1 ? 'tasks.finish.scoreAll' : 'tasks.finish.score'
}

/** What was right of what was asked, also of a retry; of one that is better, that it is. */
function Score({ score, isDone, isRetried, isReviewed }: ScoreProps) {
  const { t } = useTranslation()
  return (
    <>
      {isRetried && !isDone && <p className={styles.end}>{t('tasks.finish.better')}</p>}
      {score && (!isDone || isRetried) && (
        <p className={styles.score}>{t(wordsOf(score, isReviewed), { ...score })}</p>
      )}
    </>
  )
}
