import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Activity } from '#shared/contract/activities.ts'
import { useAfterStart } from '#src/lib/after-start.ts'
import { agoIn } from '#src/lib/ago.ts'
import { Avatar } from '#src/ui/Avatar.tsx'
import { classes } from '#src/ui/class-names.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import styles from './ActivityWidget.module.css'
import { activitiesQuery } from './queries.ts'
import { shortTitle } from './short-title.ts'

/** ms after the start of the page, and between two activities (specification, section 4). */
const HEADER_DELAY_MS = 2000
const BODY_DELAY_MS = 2500
const ROTATION_MS = 5000

interface ActivityWidgetProps {
  /** Nothing moves by itself: the next one comes when it is asked for. */
  isStill: boolean
  /** Told of the plate, as soon as it stands. */
  dock?: (plate: HTMLElement | null) => (() => void) | undefined
}

/** What was finished last, one at a time (ACT-2, ACT-4). Nothing where nobody has finished anything, or nothing came. */
export function ActivityWidget({ isStill, dock }: ActivityWidgetProps) {
  const { t, i18n } = useTranslation()
  const { data: activities = [], dataUpdatedAt } = useQuery(activitiesQuery(i18n.language))
  const hasHeader = useAfterStart(HEADER_DELAY_MS)
  const hasBody = useAfterStart(BODY_DELAY_MS)
  const [isHeld, setHeld] = useState(false)
  const { at, showNext } = useRotation(activities, hasBody && !isStill && !isHeld)
  if (!hasHeader || activities.length === 0) return null
  return (
    <section
      ref={dock}
      className={styles.plate}
      data-spot="activities"
      aria-label={t('activities.title')}
      data-material="night"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <h2 className={styles.header}>{t('activities.title')}</h2>
      <div className={classes(styles.body, !hasBody && styles.waiting)}>
        <ul className={styles.list}>
          {activities.map((activity, index) => (
            <li key={activity.id} className={classes(styles.activity, index === at && styles.shown)}>
              <Line activity={activity} now={new Date(dataUpdatedAt)} />
            </li>
          ))}
        </ul>
        {activities.length > 1 && (
          <button type="button" className={styles.next} onClick={showNext} title={t('activities.next')}>
            <VisuallyHidden>{t('activities.next')}</VisuallyHidden>
            {activities.map(({ id }, index) => (
              <span key={id} className={classes(styles.dot, index === at && styles.lit)} />
            ))}
          </button>
        )}
      </div>
    </section>
  )
}

function Line({ activity, now }: { activity: Activity; now: Date }) {
  const { t, i18n } = useTranslation()
  const { playerName, activityTitle, avatar, avatarSprite, date } = activity
  return (
    <>
      <Avatar name={playerName} picture={avatar} sprite={avatarSprite} />
      <span className={styles.words}>
        <span className={styles.name}>{playerName}</span>
        <span className={styles.action}>
          <span title={activityTitle}>{shortTitle(playerName, activityTitle)}</span>
          <span aria-hidden>·</span>
          <time dateTime={date}>{agoIn(i18n.language, new Date(date), now) ?? t('activities.now')}</time>
        </span>
      </span>
    </>
  )
}

/** Which one is shown: the next every five seconds while they turn, the newest as soon as there is a new one. */
function useRotation(activities: readonly Activity[], isTurning: boolean) {
  const count = activities.length
  const newest = activities[0]?.id
  const [{ at, seen }, setShown] = useState({ at: 0, seen: newest })
  if (seen !== newest) setShown({ at: 0, seen: newest })
  const showNext = () => setShown((last) => ({ ...last, at: (last.at + 1) % Math.max(1, count) }))
  useEffect(() => {
    if (!isTurning || count < 2) return
    const timer = setInterval(() => setShown((last) => ({ ...last, at: (last.at + 1) % count })), ROTATION_MS)
    return () => clearInterval(timer)
  }, [isTurning, count, at])
  return { at: Math.min(at, Math.max(0, count - 1)), showNext }
}
