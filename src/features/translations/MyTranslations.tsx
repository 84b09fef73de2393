import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { nameOfLanguage } from '#shared/domain/languages.ts'
import { Coming } from '#src/ui/Coming.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { myTranslationsQuery } from './mine.ts'
import styles from './Translations.module.css'

/** The adventures that somebody was asked to translate, and into which languages. */
export function MyTranslations({ hrefOf }: { hrefOf: (folder: string) => string }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(myTranslationsQuery)
  if (!data)
    return <Coming error={error} sentence={t('translations.unread')} onRetry={refetch} heights={[3, 6]} />
  if (data.adventures.length === 0) return <EmptyState sentence={t('translations.gone')} />
  return (
    <ul className={styles.people}>
      {data.adventures.map(({ folder, name, languages }) => (
        <li key={folder}>
          <a className={styles.mine} href={hrefOf(folder)}>
            <strong>{name}</strong>
            <span className={styles.note}>{languages.map(nameOfLanguage).join(', ')}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
