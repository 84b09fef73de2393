import { useTranslation } from 'react-i18next'
import type { ReactNode } from 'react'
import type { Band } from '#shared/domain/bands.ts'
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
import { FinishOutcome } from './FinishOutcome.tsx'
import styles from './FinishTaskPopup.module.css'
import { kindOf } from '../kinds.ts'
import { Smiley } from './Smiley.tsx'
import { TryAgain } from './TryAgain.tsx'

interface FinishTaskPopupProps extends PopupFrame {
  task: FinishedTask
  /** What the designer says to whoever finished. */
  congrats: string
  finished: FinishedWith
  /** The way into what opens with it: the best news. */
  opened: ReactNode
  /** What was right of what was asked; null where none was. */
  score: { right: number; all: number } | null
  ending: Band | null
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
  const { task, congrats, finished, opened, score, ending, isPassed, isAwaiting, exam, review, ...frame } =
    props
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
      isMainAbove={review !== null && !isPassed}
      moreActions={
        review && (
          <Button
            wide
            variant={isPassed ? 'secondary' : 'primary'}
            onClick={review.onOpen}
            autoFocus={!isPassed}
          >
            {t(review.isResultOnly ? 'tasks.introduction.toResult' : 'tasks.introduction.toAnswers')}
          </Button>
        )
      }
    >
      {isPassed ? (
        <FinishOutcome face={face} congrats={congrats} less={less} hasSmiley={isLit} />
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
      {score && !task.isTaskDone && (
        <p className={styles.score}>{t(review ? 'exam.score' : 'tasks.finish.score', { ...score })}</p>
      )}
      {opened}
    </GenericPopup>
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
