import { useState, type KeyboardEvent, type ReactNode } from 'react'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { usePercent } from '#src/i18n/use-percent.ts'
import { Button } from '#src/ui/Button.tsx'
import { ArrowLeftIcon, ArrowRightIcon, ListBulletsIcon } from '#src/ui/icons.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { ProgressBar } from '#src/ui/ProgressBar.tsx'
import { TaskFrame } from '../../parts/TaskFrame.tsx'
import { ContentsPopup, type Line } from './ContentsPopup.tsx'
import styles from './ReaderFrame.module.css'
import type { Reading } from './use-reading.ts'

interface ReaderFrameProps {
  title: string
  reading: Reading
  onBack: () => void
  /** Index of the part that is shown, and how many there are. */
  part: number
  parts: number
  /** 'Chapter 2 of 8' */
  place: string
  percent: number
  contents: readonly Line[]
  onLine: (line: Line) => void
  onPart: (part: number) => void
  tools: ReactNode
  /** Pages are turned the other way round. */
  isRightToLeft?: boolean
  children: ReactNode
}

/** What books of every kind have around them: contents, progress, the parts before and after, the end. */
export function ReaderFrame(props: ReaderFrameProps) {
  const { title, reading, onBack, part, parts, place, percent, contents, onLine, onPart, tools, children } =
    props
  const { isRightToLeft = false } = props
  const { t } = useTranslation()
  const percentWords = usePercent()(Math.round(percent))
  const [isOpen, setOpen] = useState(false)
  const isLast = part === parts - 1
  const { trouble, isFinishing, secondsLeft, isAtEnd } = reading
  const turn = (by: number): void => {
    const next = part + by
    if (next >= 0 && next < parts) onPart(next)
  }

  return (
    <TaskFrame
      title={title}
      progress={<ProgressBar percent={percent} label={place} color={1} />}
      saved={reading.saved}
      isFinishing={isFinishing}
      onBack={onBack}
      isFilled
      tools={
        <>
          {contents.length > 1 && (
            <IconButton
              material="paper"
              label={t('tasks.ebook.contents')}
              icon={<ListBulletsIcon />}
              onClick={() => setOpen(true)}
            />
          )}
          {tools}
        </>
      }
      notice={trouble && <Notice tone="error">{t(trouble.key, trouble.values)}</Notice>}
      footer={
        <div className={styles.footer}>
          <Button
            variant="secondary"
            icon={<ArrowLeftIcon size={20} aria-hidden />}
            onClick={() => turn(-1)}
            disabled={part === 0 || isFinishing}
          >
            {t('tasks.frame.previous')}
          </Button>
          <p className={styles.place}>
            {place} · {percentWords}
          </p>
          {isLast ? (
            <Button
              onClick={reading.finish}
              disabledReason={waitingFor(t, isAtEnd, secondsLeft)}
              loadingVerb={isFinishing && t('tasks.frame.finishing')}
            >
              {t('tasks.frame.finish')}
            </Button>
          ) : (
            <Button onClick={() => turn(1)} iconAfter={<ArrowRightIcon size={20} aria-hidden />}>
              {t('tasks.frame.next')}
            </Button>
          )}
        </div>
      }
    >
      <div className={styles.room} onKeyDown={(event) => turnByKey(event, isRightToLeft, turn)}>
        {children}
      </div>
      <ContentsPopup
        isOpen={isOpen}
        contents={contents}
        part={part}
        onClose={() => setOpen(false)}
        onLine={(line) => {
          setOpen(false)
          onLine(line)
        }}
      />
    </TaskFrame>
  )
}

/** Why the end cannot be pressed yet; false when it can. */
function waitingFor(t: TFunction, isAtEnd: boolean, secondsLeft: number): string | false {
  if (!isAtEnd) return t('tasks.ebook.toTheEnd')
  if (secondsLeft === 0) return false
  const minutes = Math.floor(secondsLeft / 60)
  const seconds = String(secondsLeft % 60).padStart(2, '0')
  return t('tasks.ebook.left', { time: `${minutes}:${seconds}` })
}

/** The arrows to the sides turn pages, as they do in every reader. */
function turnByKey(event: KeyboardEvent, isRightToLeft: boolean, turn: (by: number) => void): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
  event.preventDefault()
  turn((event.key === 'ArrowRight') === isRightToLeft ? -1 : 1)
}
