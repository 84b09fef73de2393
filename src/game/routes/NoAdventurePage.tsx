import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { Role } from '#shared/domain/roles.ts'
import { profileQuery } from '#src/features/profile/queries.ts'
import { signOut } from '#src/flows/sign-out.ts'
import { CONTENT, LEADER, PEOPLE } from '#src/navigation/paths.ts'
import { Button } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import styles from './NoAdventurePage.module.css'

/** Where somebody without an adventure can go, by what the role is for. */
const PLACES = {
  player: [],
  leader: ['team'],
  designer: ['content'],
  admin: ['content', 'people'],
} as const satisfies Record<Role, readonly (keyof typeof PATHS)[]>

const PATHS = { content: CONTENT, people: PEOPLE, team: LEADER }

/** What a person reads of a broken tree. */
const MOST_ERRORS = 5

export interface NoAdventureProps {
  /** Why the adventure that is there cannot be played; none: there is none. */
  errors: readonly { path: string; message: string }[]
}

/** The game has nothing to show: an admin makes an adventure or assigns one, others are told whom to ask. */
export function NoAdventurePage({ errors }: NoAdventureProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { data: me } = useQuery(profileQuery)
  const role = me?.role ?? 'player'
  const isMaker = role === 'admin' || role === 'designer'
  if (errors.length > 0)
    return (
      <main className={styles.page}>
        <ErrorState
          sentence={t('shell.treeBroken')}
          details={errors.slice(0, MOST_ERRORS).map(({ path, message }) => `${path} ${message}`)}
          action={{ label: t('shell.logout'), onPress: signOut }}
        />
      </main>
    )
  return (
    <main className={styles.page}>
      <EmptyState sentence={t(isMaker ? 'shell.noAdventures' : 'shell.noAdventure')}>
        <div className={styles.ways}>
          {PLACES[role].map((place, at) => (
            <Button
              key={place}
              variant={at === 0 ? 'primary' : 'secondary'}
              onClick={() => void navigate(PATHS[place])}
            >
              {t(`shell.goTo.${place}`)}
            </Button>
          ))}
          <Button variant="secondary" onClick={signOut}>
            {t('shell.logout')}
          </Button>
        </div>
      </EmptyState>
    </main>
  )
}
