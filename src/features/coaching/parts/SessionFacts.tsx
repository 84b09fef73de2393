import { useTranslation } from 'react-i18next'
import type { CoachingSession } from '#shared/contract/coaching-sessions.ts'
import { ClockIcon, LinkSimpleIcon, MapPinIcon } from '#src/ui/icons.ts'
import styles from './Session.module.css'
import { useSessionTimes } from './use-session-times.ts'

type Shown = Pick<CoachingSession, 'startsAt' | 'endsAt' | 'timeZone' | 'place' | 'link' | 'isCancelled'>

/** When and where, each behind its sign; the link can be followed while the session is on. */
export function SessionFacts({ session }: { session: Shown }) {
  const { t } = useTranslation()
  const { when, whenThere } = useSessionTimes()
  const { place, link, isCancelled, startsAt } = session
  const there = whenThere(session)
  return (
    <ul className={styles.facts}>
      <li>
        <ClockIcon size="1.25rem" aria-hidden />
        <span>
          <time dateTime={startsAt}>{when(session)}</time>
          {there && <span className={styles.there}>{t('coaching.session.there', there)}</span>}
        </span>
      </li>
      {place !== '' && (
        <li>
          <MapPinIcon size="1.25rem" aria-hidden />
          <span dir="auto">{place}</span>
        </li>
      )}
      {link !== '' && !isCancelled && (
        <li>
          <LinkSimpleIcon size="1.25rem" aria-hidden />
          <a className={styles.link} href={link} target="_blank" rel="noopener noreferrer">
            {hostOf(link)}
          </a>
        </li>
      )}
    </ul>
  )
}

/** Whose door it is; the whole address says no more to a person. */
function hostOf(link: string): string {
  return URL.canParse(link) ? new URL(link).host : link
}
