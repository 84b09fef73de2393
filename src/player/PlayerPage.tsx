import { useRef, type ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import type { Profile } from '#shared/contract/player.ts'
import { useBadgeCount } from '#src/features/badges/use-badge-count.ts'
import { PlayerProgressBar } from '#src/features/progress/PlayerProgressBar.tsx'
import { RECALL } from '#src/features/recall/recall-path.ts'
import { TEAM } from '#src/features/together/team-path.ts'
import { myTranslationsQuery } from '#src/features/translations/mine.ts'
import { Avatar } from '#src/ui/Avatar.tsx'
import { classes } from '#src/ui/class-names.ts'
import { usePlatform } from '#src/features/platform/store.ts'
import { BADGES, COACHING, CONTENT, PLAYER, SETTINGS } from '#src/navigation/paths.ts'
import { SectionList } from './SectionList.tsx'
import { SkyPage } from '#src/shell/page/SkyPage.tsx'
import styles from '#src/shell/page/SkyPage.module.css'

interface PlayerPageProps {
  profile: Profile | undefined
  room: Room
  children: ReactNode
}

const ROOMS = {
  progress: { path: PLAYER, name: 'progress.area.title' },
  recall: { path: RECALL, name: 'recall.title' },
  team: { path: TEAM, name: 'together.title' },
  badges: { path: BADGES, name: 'badges.title' },
  settings: { path: SETTINGS, name: 'profile.area' },
  coaching: { path: COACHING, name: 'coaching.session.title' },
} as const
export type Room = keyof typeof ROOMS

/** The player's own area and its rooms: how far one has come, the badges, how it is set, with the list of sections beside it, and coaching. */
export function PlayerPage({ profile, room, children }: PlayerPageProps) {
  const { t } = useTranslation()
  const page = useRef<HTMLElement>(null)
  const hasBadges = useBadgeCount(profile !== undefined) !== null
  const hasSessions = usePlatform(({ switches }) => switches.coaching_sessions_enabled)
  const { data: mine } = useQuery({ ...myTranslationsQuery, enabled: profile !== undefined })
  const head = (
    <>
      {profile && (
        <p className={styles.who}>
          <Avatar
            name={profile.displayName}
            picture={profile.avatar}
            sprite={profile.avatarSprite}
            size={48}
          />
          <strong>{profile.displayName}</strong> <span>{profile.username}</span>
        </p>
      )}
      <div className={styles.progress}>
        <PlayerProgressBar />
      </div>
      <nav className={styles.rooms} aria-label={t('progress.area.rooms')}>
        {Object.entries(ROOMS).map(([id, { path, name }]) =>
          (id === 'badges' && !hasBadges) || (id === 'coaching' && !hasSessions) ? null : (
            <NavLink key={path} to={path} end replace className={styles.room ?? ''}>
              {t(name)}
            </NavLink>
          ),
        )}
        {mine !== undefined && mine.adventures.length > 0 && (
          <NavLink to={CONTENT} className={styles.room ?? ''}>
            {t('profile.translations')}
          </NavLink>
        )}
      </nav>
    </>
  )
  return (
    <SkyPage key={room} ref={page} title={t(ROOMS[room].name)} back={t('profile.back')} head={head}>
      {profile && room === 'settings' && <SectionList page={page} role={profile.role} />}
      <div className={classes(styles.sections, room !== 'settings' && styles.steps)}>{children}</div>
    </SkyPage>
  )
}
