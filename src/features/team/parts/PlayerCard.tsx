import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { TeamPlayer } from '#shared/contract/team.ts'
import { Avatar } from '#src/ui/Avatar.tsx'
import { CaretRightIcon } from '#src/ui/icons.ts'
import { ProgressBar } from '#src/ui/ProgressBar.tsx'
import { PlayerSigns } from './PlayerSigns.tsx'
import styles from './Team.module.css'

/** How one of my players stands; a press shows all of it. */
export function PlayerCard({ player, onPlayer }: { player: TeamPlayer; onPlayer: () => void }) {
  const { t } = useTranslation()
  const { player: face, progress, adventureName } = player
  return (
    <article className={styles.card} data-stuck={player.stuckSince !== null}>
      <button type="button" className={styles.who} onClick={onPlayer}>
        <Lit progress={progress}>
          <Avatar name={face.displayName} picture={face.avatar} sprite={face.avatarSprite} size={56} />
        </Lit>
        <span className={styles.names}>
          <span className={styles.name}>{face.displayName}</span>
          <span className={styles.note}>{adventureName ?? t('team.noAdventure')}</span>
        </span>
        <CaretRightIcon size={20} aria-hidden />
      </button>
      <ProgressBar
        percent={progress}
        label={t('team.progressOf', { name: face.displayName })}
        variant="leaderPanel"
        hasPercent
      />
      <PlayerSigns player={player} />
    </article>
  )
}

/** The light around a face: none at the beginning, all of it at the end. */
export function Lit({ progress, children }: { progress: number; children: ReactNode }) {
  return (
    <span
      className={styles.lit}
      style={{
        '--light-share': `${progress === 0 ? 0 : Math.round(30 + progress * 0.7)}%`,
        '--light-reach': `${Math.round(4 + progress / 4)}px`,
      }}
    >
      {children}
    </span>
  )
}
