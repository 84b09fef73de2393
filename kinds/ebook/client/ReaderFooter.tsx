import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { usePercent } from '#src/i18n/use-percent.ts'
import { Button } from '#src/ui/Button.tsx'
import { ArrowLeftIcon, ArrowRightIcon } from '#src/ui/icons.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { clockTime } from '#src/features/tasks/parts/clock-time.ts'
import styles from './ReaderFrame.module.css'
import type { Reading } from './use-reading-position.ts'

interface ReaderFooterProps {
  reading: Reading
  part: number
  /** How many parts are read in their order. */
  parts: number
  place: string
  /** The same with its heading, for anyone who does not see that a page was turned. */
  said: string
  percent: number
  isRightToLeft: boolean
  onFlip: (by: number) => void
  /** Leads back from what lies beside the text. */
  onText: () => void
}

/** The parts before and after, and the end. Where pages are turned the other way round, so are the buttons. */
export function ReaderFooter(props: ReaderFooterProps) {
  const { reading, part, parts, place, said, percent, isRightToLeft, onFlip, onText } = props
  const { t } = useTranslation()
  const percentWords = usePercent()(Math.round(percent))
  const { isFinishing } = reading
  const mirrored = isRightToLeft ? { mirrored: true } : {}
  const where = part < parts ? `${place} · ${percentWords}` : place
  const unread = part === parts - 1 ? unreadBefore(reading, part) : null
  return (
    <div className={styles.footer} data-turned={isRightToLeft}>
      <Button
        variant="secondary"
        icon={<ArrowLeftIcon size={20} aria-hidden {...mirrored} />}
        onClick={() => onFlip(-1)}
        disabled={part === 0 || part >= parts || isFinishing}
      >
        {t('tasks.frame.previous')}
      </Button>
      <p className={styles.place}>
        {unread === null ? where : t('ebook.unread', { part: unread + 1 })}
        <span role="status">
          <VisuallyHidden>{said}</VisuallyHidden>
        </span>
      </p>
      {part >= parts ? (
        <Button onClick={onText}>{t('ebook.toText')}</Button>
      ) : unread !== null ? (
        <Button onClick={() => onFlip(unread - part)}>{t('ebook.toUnread', { part: unread + 1 })}</Button>
      ) : part === parts - 1 && !reading.asking.isDue(part) ? (
        <Button
          onClick={reading.finish}
          disabledReason={waitingFor(t, reading)}
          loadingVerb={isFinishing && t('tasks.frame.finishing')}
        >
          {t('tasks.frame.finish')}
        </Button>
      ) : (
        <Button onClick={() => onFlip(1)} iconAfter={<ArrowRightIcon size={20} aria-hidden {...mirrored} />}>
          {t('tasks.frame.next')}
        </Button>
      )}
    </div>
  )
}

/** The first part that has to be read before this one, the last, can be finished; null where there is none. */
function unreadBefore({ isAtEnd, unread, asking }: Reading, part: number): number | null {
  return isAtEnd && unread !== null && unread < part && !asking.isDue(part) ? unread : null
}

/** Why the end cannot be pressed yet; false when it can. */
function waitingFor(t: TFunction, { isAtEnd, unread, secondsLeft }: Reading): string | false {
  if (!isAtEnd) return t('ebook.toTheEnd')
  if (unread !== null) return t('ebook.unread', { part: unread + 1 })
  if (secondsLeft === 0) return false
  return t('tasks.frame.timeLeft', { time: clockTime(secondsLeft) })
}
