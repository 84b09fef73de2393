import { use, useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ArrowLeftIcon, ArrowsInIcon, ArrowsOutIcon, CloudCheckIcon, CloudSlashIcon } from '#src/ui/icons.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { Segments } from '#src/ui/Segments.tsx'
import { InlineSpinner } from '#src/ui/Spinner.tsx'
import { useOnline } from '#src/lib/use-online.ts'
import { TaskBackdrop } from '../task-backdrop.ts'
import { scrollByKeyboard } from './keyboard-scroll.ts'
import { useFullScreen } from './use-full-screen.ts'
import type { SavedState } from './saving.ts'
import styles from './TaskFrame.module.css'

interface TaskFrameProps {
  title: string
  /** 1-based place in the task. */
  now: number
  total: number
  /** 'Card 2 of 5' */
  place: string
  saved: SavedState
  children: ReactNode
  footer: ReactNode
  /** What went wrong with the last press of the footer: always in view, right above the buttons. */
  notice: ReactNode
  /** While the end is being sent nobody leaves. */
  isFinishing: boolean
  onBack: () => void
}

/** The one frame around every task: back, title, progress, whether all is saved, full screen. */
export function TaskFrame(props: TaskFrameProps) {
  const { title, now, total, place, saved, children, footer, notice, isFinishing, onBack } = props
  const { t } = useTranslation()
  const [isFull, toggleFull] = useFullScreen()
  const body = useRef<HTMLElement>(null)
  const backdrop = use(TaskBackdrop)
  // Every place begins at its top, however far the last was scrolled.
  useLayoutEffect(() => {
    if (body.current) body.current.scrollTop = 0
  }, [now])
  useEffect(() => scrollByKeyboard(body.current), [])
  return (
    <div className={styles.frame} data-backdrop={backdrop !== null}>
      {backdrop !== null && <img className={styles.backdrop} src={backdrop} alt="" />}
      <header className={styles.header}>
        <IconButton
          material="paper"
          label={t('tasks.frame.back')}
          icon={<ArrowLeftIcon />}
          disabledReason={isFinishing && t('tasks.frame.finishing')}
          onClick={onBack}
        />
        <h1 className={styles.title}>{title}</h1>
        <SavedChip saved={saved} />
        {document.fullscreenEnabled && (
          <IconButton
            material="paper"
            label={t(isFull ? 'tasks.frame.endFullScreen' : 'tasks.frame.fullScreen')}
            icon={isFull ? <ArrowsInIcon /> : <ArrowsOutIcon />}
            onClick={toggleFull}
          />
        )}
      </header>
      <div className={styles.progress}>
        <Segments total={total} now={now} label={place} />
      </div>
      <main ref={body} className={styles.body} aria-label={title}>
        {children}
      </main>
      <footer className={styles.footer}>
        <div className={styles.column}>
          {notice}
          {footer}
        </div>
      </footer>
    </div>
  )
}

/** Without a link it says so before anything has failed. */
function SavedChip({ saved: told }: { saved: SavedState }) {
  const { t } = useTranslation()
  const saved = useOnline() ? told : 'offline'
  return (
    <span className={styles.saved} role="status">
      {saved === 'saving' && <InlineSpinner />}
      {saved === 'saved' && <CloudCheckIcon size={20} aria-hidden />}
      {(saved === 'offline' || saved === 'unsaved') && <CloudSlashIcon size={20} aria-hidden />}
      <span className={styles.savedWord}>{t(`tasks.frame.${saved}`)}</span>
    </span>
  )
}
