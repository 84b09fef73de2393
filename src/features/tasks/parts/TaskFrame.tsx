import { use, useEffect, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { WHOLE_TASK } from '#shared/scene/tasks/voices.ts'
import { ArrowLeftIcon, ArrowsInIcon, ArrowsOutIcon, CloudCheckIcon, CloudSlashIcon } from '#src/ui/icons.ts'
import { announce } from '#src/ui/announcer/announce.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { Segments } from '#src/ui/play/Segments.tsx'
import { InlineSpinner } from '#src/ui/Spinner.tsx'
import { useOnline } from '#src/lib/use-online.ts'
import { TaskBackdrop } from '../task-backdrop.ts'
import { TaskNotes, type TaskPart } from '../task-notes.ts'
import { BesideForm } from '../written-plays.ts'
import { scrollByKeyboard } from '#src/ui/keyboard-scroll.ts'
import { askAgain } from '#src/lib/ask-again.ts'
import { Companion, CompanionHint } from './Companion.tsx'
import { RowChip } from './RowChip.tsx'
import { useFocusInPlace } from './use-focus-in-place.ts'
import { useFullScreen } from './use-full-screen.ts'
import { useJudgement, type Judgement } from './use-judgement.ts'
import type { SavedState } from '#src/outbox/saved.ts'
import { useReportSaved } from '#src/outbox/use-page-saved.ts'
import judgedStyles from './Judgement.module.css'
import styles from './TaskFrame.module.css'

/** A task of equal parts, told by segments. */
interface Segmented {
  /** 1-based place in the task. */
  now: number
  total: number
  /** 'Card 2 of 5' */
  place: string
  /** Which are done, where what is shown is none of them. */
  done?: readonly boolean[] | undefined
}

interface Bare {
  title: string
  saved: SavedState
  children: ReactNode
  footer: ReactNode
  /** What went wrong with the last press of the footer: always in view, right above the buttons. */
  notice: ReactNode
  /** While the end is being sent nobody leaves. */
  isFinishing: boolean
  /** Null where it is only looked at, beside where it is written: nothing leads out of it then. */
  onBack: (() => void) | null
  /** Where the player is, for notes; absent in a task without parts. */
  partNow?: (() => TaskPart | null) | undefined
  /** Said to a player who hesitates over what is asked now: never what is right. Absent where nothing is asked, and in an exam. */
  hint?: string | null | undefined
  /** The part that asks, whose author may have written another hint; absent where the task asks as a whole. */
  hintFor?: string | undefined
  /** Buttons of the kind, in the header. */
  tools?: ReactNode
  /** What is shown takes the whole room between header and footer, and scrolls by itself. */
  isFilled?: boolean
  /**
   * In the cinema and on the stage the content has the whole screen and the header lies over it, without a footer: there
   * on the dark, here on glass, as over the map.
   */
  look?: 'paper' | 'cinema' | 'stage'
  /** The line on which the buttons end: that of one column of questions, or that of the window. */
  width?: 'usual' | 'narrow' | 'window'
  /** In the cinema: the header leaves the content alone. */
  isQuiet?: boolean
}

/** Kinds without equal parts tell how far they are in their own way. */
type TaskFrameProps = Bare & (Segmented | { progress: ReactNode })

/** The one frame around every task: back, title, progress, whether all is saved, full screen. */
export function TaskFrame(props: TaskFrameProps) {
  const { title, saved, children, footer, notice, isFilled = false } = props
  const { look = 'paper', width = 'usual', isQuiet = false, hint = null, hintFor = WHOLE_TASK } = props
  const onBack = useBack(props.onBack)
  const isPaper = look === 'paper'
  const isOnlyLookedAt = onBack === null
  const now = 'now' in props ? props.now : 1
  const { judgement, fresh, settle } = useJudgement()
  useReportSaved(saved)
  const body = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  // whatever a kind takes away or switches off, and does not give the focus of to something better
  const focusInPlace = useFocusInPlace<HTMLDivElement>(() => heading.current)
  const backdrop = use(TaskBackdrop)
  // Every place begins at its top, however far the last was scrolled.
  useLayoutEffect(() => {
    if (body.current) body.current.scrollTop = 0
  }, [now])
  useEffect(() => scrollByKeyboard(body.current), [])
  // The button that began the task is gone with its page. A kind that has a better place takes the focus there itself.
  useEffect(() => {
    if (!isOnlyLookedAt && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true })
  }, [isOnlyLookedAt])
  return (
    <div
      {...focusInPlace}
      onErrorCapture={askAgain}
      className={styles.frame}
      data-backdrop={backdrop !== null && isPaper}
      data-look={look}
      data-width={width}
      data-quiet={isQuiet}
      data-judged={fresh?.verdict}
    >
      {backdrop !== null && isPaper && <img className={styles.backdrop} src={backdrop} alt="" />}
      <FrameHeader frame={props} {...{ heading, onBack, judgement, fresh }} />
      <div className={styles.progress}>
        {'now' in props ? (
          <Segments total={props.total} now={now} label={props.place} done={props.done} />
        ) : (
          props.progress
        )}
      </div>
      <main ref={body} className={isFilled ? styles.filled : styles.body} aria-label={title}>
        {children}
      </main>
      {isPaper && (
        <footer className={styles.footer}>
          <div className={styles.column}>
            {!isOnlyLookedAt && <CompanionHint hint={hint} part={hintFor} asked={`${now} ${hintFor}`} />}
            {notice}
            {footer}
          </div>
        </footer>
      )}
      {fresh && (
        <span
          key={fresh.number}
          className={judgedStyles.light}
          data-verdict={fresh.verdict}
          aria-hidden
          onAnimationEnd={settle}
        />
      )}
    </div>
  )
}

interface FrameHeaderProps {
  frame: TaskFrameProps
  heading: RefObject<HTMLHeadingElement | null>
  onBack: Bare['onBack']
  judgement: Judgement | null
  fresh: Judgement | null
}

function FrameHeader({ frame, heading, onBack, judgement, fresh }: FrameHeaderProps) {
  const { title, saved, isFinishing, tools, partNow = () => null, look = 'paper' } = frame
  const { t } = useTranslation()
  const showNotes = use(TaskNotes)
  const material = look === 'stage' ? 'night' : 'paper'
  return (
    <header className={styles.header}>
      {onBack && (
        <IconButton
          material={material}
          label={t('tasks.frame.back')}
          icon={<ArrowLeftIcon />}
          disabledReason={isFinishing && t('tasks.frame.finishing')}
          onClick={onBack}
        />
      )}
      <h1 ref={heading} className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      {look === 'paper' && <Companion verdict={fresh?.verdict ?? null} />}
      {judgement && <RowChip row={judgement.row} />}
      {onBack && <SavedChip saved={saved} />}
      {tools}
      {showNotes?.({ partNow, material })}
      {onBack && document.fullscreenEnabled && <FullScreenButton material={material} />}
    </header>
  )
}

/** Nothing leads out of a task beside the form where it is written. */
function useBack(onBack: Bare['onBack']): Bare['onBack'] {
  return use(BesideForm) ? null : onBack
}

function FullScreenButton({ material }: { material: 'night' | 'paper' }) {
  const { t } = useTranslation()
  const [isFull, toggleFull] = useFullScreen()
  return (
    <IconButton
      className={styles.fullScreen}
      material={material}
      label={t(isFull ? 'tasks.frame.endFullScreen' : 'tasks.frame.fullScreen')}
      icon={isFull ? <ArrowsInIcon /> : <ArrowsOutIcon />}
      onClick={toggleFull}
    />
  )
}

/**
 * Without a link it shows so before anything has failed, and what stands over every page says so. Only what is not saved is announced, and
 * that it is after all: that every answer was saved would be noise.
 */
function SavedChip({ saved: state }: { saved: SavedState }) {
  const { t } = useTranslation()
  const saved = useOnline() ? state : 'offline'
  const isFailed = saved === 'offline' || saved === 'unsaved'
  const word = t(`tasks.frame.${saved}`)
  const arrived = t('tasks.frame.arrived')
  const hasFailed = useRef(false)
  useEffect(() => {
    if (saved === 'unsaved') announce({ kind: 'failed', text: word })
    if (saved === 'saved' && hasFailed.current) announce({ kind: 'failed', text: arrived })
    if (saved !== 'saving') hasFailed.current = isFailed
  }, [saved, isFailed, word, arrived])
  return (
    <span className={styles.saved}>
      {saved === 'saving' && <InlineSpinner />}
      {saved === 'saved' && <CloudCheckIcon size={20} aria-hidden />}
      {isFailed && <CloudSlashIcon size={20} aria-hidden />}
      <span className={styles.savedWord}>{word}</span>
    </span>
  )
}
