import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { NavLink, useLocation, useNavigate } from 'react-router-dom'
import { groupThousands } from '#shared/domain/numbers.ts'
import { usePlatform } from '#src/features/platform/store.ts'
import { useWaitingReviews } from '#src/features/reviews/use-to-rate.ts'
import { ArrowLeftIcon } from '#src/ui/icons.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { RoomRow } from '#src/ui/RoomRow.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { HOME } from '#src/navigation/paths.ts'
import { LEADER_AREA } from './leader-paths.ts'
import styles from './LeaderPage.module.css'

const ROOMS = [
  { path: LEADER_AREA.toRate, name: 'toRate' },
  { path: LEADER_AREA.team, name: 'team' },
  { path: LEADER_AREA.goals, name: 'goals' },
  { path: LEADER_AREA.quiz, name: 'quiz' },
  { path: LEADER_AREA.figures, name: 'figures' },
  { path: LEADER_AREA.passed, name: 'passed' },
  { path: LEADER_AREA.rated, name: 'rated' },
  { path: LEADER_AREA.trainings, name: 'trainings' },
  { path: LEADER_AREA.coaching, name: 'coaching' },
] as const

/** The leader area: its window on the sea, the links to its pages, and the room itself. */
export function LeaderPage({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const title = useRef<HTMLHeadingElement>(null)
  const waiting = useWaitingReviews()
  const { pathname } = useLocation()
  const switches = usePlatform((platform) => platform.switches)
  const rooms = ROOMS.filter(({ name }) => {
    if (name === 'trainings') return switches.training_sign_of_enabled
    return name !== 'coaching' || switches.coaching_sessions_enabled
  })
  const room = rooms.find(({ path }) => pathname.startsWith(path))
  useEffect(() => title.current?.focus({ preventScroll: true }), [])
  return (
    <main className={styles.page}>
      <header className={styles.sky} data-material="night">
        <img className={styles.still} src="/assets/art/lodge.webp" alt="" />
        <div className={styles.bar}>
          <IconButton
            material="night"
            label={t('missions.backToMap')}
            icon={<ArrowLeftIcon />}
            onClick={() => void navigate(HOME)}
          />
        </div>
        <div className={styles.head}>
          <h1 ref={title} tabIndex={-1} className={styles.title}>
            {t('reviews.leaderArea')}
            {room && <VisuallyHidden>{` – ${t(`reviews.room.${room.name}`)}`}</VisuallyHidden>}
          </h1>
          <RoomRow label={t('reviews.rooms')}>
            {rooms.map(({ path, name }) => (
              <NavLink key={name} to={path} className={styles.room ?? ''} replace>
                {t(`reviews.room.${name}`)}
                {name === 'toRate' && waiting && waiting.count > 0 && (
                  <Badge count={waiting.count} spoken={t('reviews.waiting', { count: waiting.count })} />
                )}
                {name === 'trainings' && waiting && waiting.signOffs > 0 && (
                  <Badge count={waiting.signOffs} spoken={t('coaching.asked', { count: waiting.signOffs })} />
                )}
              </NavLink>
            ))}
          </RoomRow>
        </div>
      </header>
      <div className={styles.body}>{children}</div>
    </main>
  )
}

function Badge({ count, spoken }: { count: number; spoken: string }) {
  return (
    <span className={styles.badge}>
      <span aria-hidden>{groupThousands(count)}</span>
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </span>
  )
}
