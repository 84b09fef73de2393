import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MySession } from '#shared/contract/settings.ts'
import { useSending } from '#src/lib/forms/use-sending.ts'
import { Button } from '#src/ui/Button.tsx'
import { DesktopIcon, DeviceMobileIcon } from '#src/ui/icons.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { Coming } from '#src/ui/Coming.tsx'
import { endMine } from './calls.ts'
import { SavingNote } from './parts/SavingNote.tsx'
import { Section } from './Section.tsx'
import styles from './Section.module.css'
import list from './parts/Sessions.module.css'
import { sessionsQuery } from './sessions-query.ts'

const HAND_HELD: readonly (string | null)[] = ['iPhone', 'iPad', 'Android']

/** Where I am signed in, and how to end it there. */
export function SessionsSection() {
  const { t } = useTranslation()
  const { data: sessions, error, refetch } = useQuery(sessionsQuery)
  const { sending, send } = useSending()
  /** Which are being ended; 'others' for all but this one. */
  const [ending, setEnding] = useState<readonly string[]>([])
  const end = async (id: string | null) => {
    const which = id ?? 'others'
    setEnding((now) => [...now, which])
    await send(() => endMine(id))
    setEnding((now) => now.filter((one) => one !== which))
  }
  const others = sessions?.filter(({ isCurrent }) => !isCurrent) ?? []
  return (
    <Section
      id="sessions"
      title={t('profile.sessions.title')}
      about={t('profile.sessions.about')}
      note={<SavingNote sending={sending} done={t('profile.sessions.ended')} />}
    >
      {!sessions && <Coming error={error} sentence={t('profile.sessions.failed')} onRetry={refetch} />}
      {sessions && (
        <ul className={styles.rows}>
          {sessions.map((session) => (
            <li key={session.id} className={styles.row}>
              <Place session={session} />
              {!session.isCurrent && (
                <Button
                  variant="secondary"
                  loadingVerb={ending.includes(session.id) && t('profile.sessions.ending')}
                  onClick={() => void end(session.id)}
                >
                  {t('profile.sessions.end')}
                  <VisuallyHidden> {nameOf(session) ?? t('profile.sessions.unknown')}</VisuallyHidden>
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {others.length > 1 && (
        <div className={styles.end}>
          <Button
            variant="secondary"
            loadingVerb={ending.includes('others') && t('profile.sessions.ending')}
            onClick={() => void end(null)}
          >
            {t('profile.sessions.endOthers')}
          </Button>
        </div>
      )}
    </Section>
  )
}

function Place({ session }: { session: MySession }) {
  const { t, i18n } = useTranslation()
  const { system, seenAt, isCurrent } = session
  const Device = HAND_HELD.includes(system) ? DeviceMobileIcon : DesktopIcon
  const when = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <div className={list.place}>
      <Device size="1.5rem" className={list.icon} aria-hidden="true" />
      <div className={styles.fact}>
        <span>{nameOf(session) ?? t('profile.sessions.unknown')}</span>
        <span className={styles.note}>
          {isCurrent
            ? t('profile.sessions.current')
            : t('profile.sessions.seen', { when: when.format(new Date(seenAt)) })}
        </span>
      </div>
    </div>
  )
}

function nameOf({ browser, system }: MySession): string | null {
  const named = [browser, system].filter((name) => name !== null)
  return named.length > 0 ? named.join(', ') : null
}
