import { useTranslation } from 'react-i18next'
import type { ContentPresence } from '#shared/contract/content-presence.ts'
import { Avatar } from '#src/ui/Avatar.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import styles from './parts/Presence.module.css'

interface OthersProps {
  others: readonly ContentPresence[]
}

/** Colleagues who have the draft open, each with what they look at (WORLD-6). */
export function OthersHere({ others }: OthersProps) {
  const { t } = useTranslation()
  if (others.length === 0) return null
  return (
    <section className={styles.here} aria-label={t('content.presence.title')}>
      <p className={styles.title}>{t('content.presence.title')}</p>
      <ul className={styles.people}>
        {others.map(({ id, name, path }) => (
          <li key={id} className={styles.person}>
            <Avatar name={name} size={28} />
            <span className={styles.name}>
              <bdi>{name}</bdi>
              {path !== '' && <code className={styles.path}>{path}</code>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Their initials, beside the thing that they look at. */
export function OthersAt({ others }: OthersProps) {
  const { t, i18n } = useTranslation()
  if (others.length === 0) return null
  const names = new Intl.ListFormat(i18n.language || 'en').format(others.map(({ name }) => name))
  const said = t('content.presence.at', { count: others.length, names })
  return (
    <span className={styles.at} title={said}>
      {others.map(({ id, name }) => (
        <Avatar key={id} name={name} size={24} />
      ))}
      <VisuallyHidden>{said}</VisuallyHidden>
    </span>
  )
}
