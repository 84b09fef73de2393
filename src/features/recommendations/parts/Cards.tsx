import { useTranslation } from 'react-i18next'
import type { Recommendation } from '#shared/contract/recommendations.ts'
import { Card, type CardProps } from './Card.tsx'
import styles from './Cards.module.css'

export interface CardsProps extends Omit<CardProps, 'recommendation'> {
  recommendations: readonly Recommendation[]
}

/** All of them, below each other: for a phone's sheet. */
export function Cards({ recommendations, ...card }: CardsProps) {
  const { t } = useTranslation()
  return (
    <>
      <h2 className={styles.heading}>{t('recommendations.title')}</h2>
      <ul className={styles.column}>
        {recommendations.map((recommendation) => (
          <li key={recommendation.taskId}>
            <Card recommendation={recommendation} {...card} />
          </li>
        ))}
      </ul>
    </>
  )
}
