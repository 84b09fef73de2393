import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '#src/ui/Notice.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { SelectField } from '#src/ui/SelectField.tsx'
import { MorePages } from '#src/ui/MorePages.tsx'
import { Coming } from '#src/ui/Coming.tsx'
import { TipCard } from './parts/TipCard.tsx'
import { WriteTip } from './parts/WriteTip.tsx'
import { teammatesQuery, tipBookQuery } from './queries.ts'
import styles from './Tips.module.css'

/** What the own teams have written for each other, to choose from for a teammate, and a place to write (PROTIP-4). */
export function TipBook() {
  const { t, i18n } = useTranslation()
  const query = useInfiniteQuery(tipBookQuery(i18n.language))
  const mates = useQuery(teammatesQuery)
  const { data: teammates } = mates
  const [chosen, choose] = useState('')
  const { data, error, refetch } = query
  const tips = data?.pages.flatMap((page) => page.tips)
  const mate = teammates?.find(({ id }) => id === chosen)
  if (!tips || !teammates) {
    const retry = () => Promise.all([refetch(), mates.refetch()])
    return <Coming error={error ?? mates.error} sentence={t('tips.failed')} onRetry={retry} heights={[8]} />
  }
  if (teammates.length === 0 && tips.length === 0) return <p>{t('tips.noTeam')}</p>
  return (
    <div className={styles.book}>
      <p className={styles.about}>{t('tips.about')}</p>
      {teammates.length > 0 && tips.length > 0 && (
        <SelectField
          label={t('tips.for')}
          value={chosen}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
          options={[
            { id: '', label: t('tips.nobody') },
            ...teammates.map(({ id, displayName }) => ({ id, label: displayName })),
          ]}
        />
      )}
      {mate?.hasOne && <Notice>{t('tips.alreadyToday', { name: mate.displayName })}</Notice>}
      {tips.length === 0 && <EmptyState sentence={t('tips.none')} />}
      <ul className={styles.book}>
        {tips.map((tip) => (
          <li key={tip.id}>
            <TipCard tip={tip} mate={mate && !mate.hasOne ? mate : null} />
          </li>
        ))}
      </ul>
      <MorePages pages={query} label={t('tips.older')} wide />
      <WriteTip />
    </div>
  )
}
