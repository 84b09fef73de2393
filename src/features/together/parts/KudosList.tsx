import { useTranslation } from 'react-i18next'
import type { Kudos } from '#shared/contract/together.ts'
import { useWhen } from '#src/i18n/use-when.ts'
import styles from '../Together.module.css'
import { KudosIcon } from './KudosIcon.tsx'

/** What I was thanked for, the latest first. */
export function KudosList({ kudos }: { kudos: readonly Kudos[] }) {
  const { t } = useTranslation()
  const { ago } = useWhen()
  if (kudos.length === 0) return <p className={styles.note}>{t('together.kudos.none')}</p>
  return (
    <ul className={styles.kudos}>
      {kudos.map(({ id, kind, from, about, date }) => (
        <li key={id} className={styles.card}>
          <p className={styles.kind}>
            <KudosIcon kind={kind} />
            <strong>{t(`together.kind.${kind}`)}</strong>
          </p>
          {about !== null && (
            <p className={styles.about} dir="auto">
              {about}
            </p>
          )}
          <p className={styles.note}>
            <bdi>{from ?? t('together.somebody')}</bdi> · <time dateTime={date}>{ago(date)}</time>
          </p>
        </li>
      ))}
    </ul>
  )
}
