import { useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import type { Profile } from '#shared/contract/player.ts'
import { PlayerProgressBar } from '#src/features/progress/PlayerProgressBar.tsx'
import { Avatar } from '#src/ui/Avatar.tsx'
import { classes } from '#src/ui/class-names.ts'
import { PLAYER, SETTINGS } from '#src/navigation/paths.ts'
import { SectionList } from './SectionList.tsx'
import { SkyPage } from '#src/shell/page/SkyPage.tsx'
import styles from '#src/shell/page/SkyPage.module.css'

interface PlayerPageProps {
  profile: Profile | undefined
  room: 'progress' | 'settings'
  children: ReactNode
}

const ROOMS = [
  { path: PLAYER, name: 'progress.area.title' },
  { path: SETTINGS, name: 'profile.area' },
] as const

/** The player's own area and its two rooms: how far one has come, and how it is set, with the list of sections beside it. */
export function PlayerPage({ profile, room, children }: PlayerPageProps) {
  const { t } = useTranslation()
  const page = useRef<HTMLElement>(null)
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
        {ROOMS.map(({ path, name }) => (
          <NavLink key={path} to={path} end replace className={styles.room ?? ''}>
            {t(name)}
          </NavLink>
        ))}
      </nav>
    </>
  )
  return (
    <SkyPage
      key={room}
      ref={page}
      title={t(room === 'progress' ? 'progress.area.title' : 'profile.area')}
      back={t('profile.back')}
      head={head}
    >
      {profile && room === 'settings' && <SectionList page={page} />}
      <div className={classes(styles.sections, room === 'progress' && styles.steps)}>{children}</div>
    </SkyPage>
  )
}
